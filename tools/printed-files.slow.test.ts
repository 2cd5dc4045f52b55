import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { getOffer, listOffers } from '#src/contract/offers.ts';
import type { World } from '#mocks/db/world.ts';
import {
  after,
  answersWith,
  fails,
  never,
  patches,
  when,
  type Fault,
} from '#mocks/faults/faults.ts';
import { markAsPaid } from '#mocks/db/offers.ts';
import { sendText } from '#mocks/db/conversations.ts';
import { scenarioOf, type findScenario, type ScenarioId } from '#mocks/scenarios/registry.ts';
import { openScenario, type Scenario } from '#mocks/scenarios/scenario.ts';
import { createSteppedClock, STORY_NOW } from '#mocks/clock/stepped-clock.ts';
import { browse, recordedServer } from '#mocks/testing/recorded-session.ts';
import {
  printScenario,
  type PrintedScenario,
  type ScenarioToPrint,
} from '#mocks/recording/print-scenario.ts';
import { printStory } from '#mocks/recording/print-story.ts';
import { recordScenario } from '#mocks/recording/record-scenario.ts';
import { copyProject } from './processes/project-copy.ts';
import { binOf } from './processes/bin-of.ts';

const { folder, run, remove } = copyProject();
afterAll(remove);

const FAULTS: readonly Fault[] = [
  fails(listOffers, 500),
  after(2, when({ viewer: 'worker', query: { page: '2' } }, never(listOffers))),
  answersWith(getOffer, { offer: { id: 12, status: 'pending', offer_details: 'x'.repeat(120) } }),
  patches(
    listOffers,
    { status: 'archived', task: { title: 'A title' } },
    { each: 'offers', where: { id: 12 } },
  ),
];

const STORY = 'stories/screens/recorded/Whole.stories.tsx';
const REGISTRY = 'mocks/scenarios/registry.ts';

const cases = new Map<string, Pick<ScenarioToPrint, 'rows'> & { printed: PrintedScenario }>();

function add(
  id: string,
  rows: ScenarioToPrint['rows'],
  given: Partial<Pick<ScenarioToPrint, 'base' | 'faults' | 'breaks' | 'title'>>,
): void {
  const { title = `Printed ${id}`, ...rest } = given;
  const where = { as: 'client' as const, at: "/offers?search=it's", now: STORY_NOW };
  cases.set(id, { printed: printScenario({ id, title, ...where, rows, ...rest }), rows });
}

/** Adds the world of a scenario, changed as its user would. */
function addChanged(
  id: string,
  from: ScenarioId,
  change: (world: World) => void,
  given = {},
): void {
  const base = scenarioOf(from);
  const { world } = openScenario(base, createSteppedClock());
  change(world);
  add(id, world.snapshot(), { base, ...given });
}

function write(file: string, text: string): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
}

beforeAll(async () => {
  for (const id of ['offers-loaded', 'messages-rows-extreme', 'reviews-loaded'] as const) {
    const server = recordedServer(scenarioOf(id));
    await browse(server);
    const { world, faults, breaks } = await recordScenario(server);
    add(`recorded-${id}`, world.snapshot(), { faults, breaks });
  }
  addChanged('paid', 'offers-card-completed', (world) => markAsPaid(world, 12), { faults: FAULTS });
  const change = (world: World) => {
    const [chat] = world.conversations.all();
    sendText(world, chat!.id, chat!.client_id, `It's "fine".\n\\ 'Really' — ${'long '.repeat(30)}`);
    for (const { id } of world.reviews.all()) world.reviews.delete(id);
  };
  addChanged('4711', 'demo', change, { title: "The town's people" });
  addChanged('new', 'messages-loaded', () => {});

  for (const { printed } of cases.values()) write(`mocks/scenarios/${printed.file}`, printed.code);
  // As the tab Save says: the import, and the name in the list.
  const { name, file } = cases.get('paid')!.printed;
  const list = readFileSync(join(folder, REGISTRY), 'utf8').replace('  demo,\n', `$&  ${name},\n`);
  write(REGISTRY, `import { ${name} } from './${file}';\n${list}`);
  const state = { scenario: 'paid' as ScenarioId, at: "/offers?search=it's", faults: FAULTS };
  write(STORY, printStory({ title: "Screens/It's", as: 'nobody', clock: '+31s', ...state }));
}, 120_000);

it('are code that the formatter and the compiler accept', () => {
  const scenarios = [...cases.values()].map(({ printed }) => `mocks/scenarios/${printed.file}`);
  const config = {
    extends: './tsconfig.json',
    // For the commands of the tests' browser, which the preview uses.
    compilerOptions: { types: ['node', 'vite/client', '@vitest/browser-playwright'] },
    include: [...scenarios, STORY, 'tools/visual/picture-commands.ts'],
  };
  write('tsconfig.printed.json', JSON.stringify(config));
  expect(run([binOf('oxfmt'), ...scenarios, STORY])).toMatchObject({ status: 0 });
  const tsc = binOf('typescript', 'tsc');
  expect(run([tsc, '--noEmit', '-p', 'tsconfig.printed.json'])).toEqual({ status: 0, output: '' });
});

it('open with the same rows, and by their id once they are registered', async () => {
  for (const [id, { printed, rows }] of cases) {
    const path = join(folder, 'mocks/scenarios', printed.file);
    const module = (await import(path)) as Record<string, Scenario>;
    const scenario = module[printed.name]!;
    expect(scenario).toMatchObject({ id, as: 'client', at: "/offers?search=it's" });
    const { world } = openScenario(scenario, createSteppedClock());
    expect(tablesOf(world.snapshot()), id).toEqual(tablesOf(rows));
  }
  const registry = (await import(join(folder, REGISTRY))) as { findScenario: typeof findScenario };
  expect(registry.findScenario('paid')).toMatchObject({ faults: FAULTS });
});

it('repeat no row of their base', () => {
  const code = (id: string) => cases.get(id)?.printed.code ?? '';
  expect(code('paid')).toContain("baseIn(offerScenarios, 'offers-card-completed')");
  expect(code('paid')).toContain("{ id: 12, status: 'paid', updated_at: '-0s', paid_at: '-0s' }");
  expect(code('paid')).not.toContain('users:');
  expect(code('4711')).toContain('export const scenario4711 = base.with({');
  expect(code('new')).toContain('export const scenarioNew = base.with({');
  expect(code('new')).not.toContain('seedRows');
  expect(code('recorded-offers-loaded')).toContain('recordedOffersLoaded = scenario({');
});

/** The rows by table in the order of their ids, without what each opening issues. */
function tablesOf(snapshot: ScenarioToPrint['rows']) {
  const { tokens: _, nextIds: __, ...tables } = snapshot;
  return Object.fromEntries(
    Object.entries(tables).map(([name, rows]) => [name, [...rows].sort((a, b) => a.id - b.id)]),
  );
}
