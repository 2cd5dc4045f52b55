import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { printSaved } from '#workbench/tabs/save/print-saved.ts';
import { createMemoryStorage } from '#src/lib/session/storage.ts';
import { acceptOffer, getOffer, listOffers } from '#src/contract/offers.ts';
import type { WorldSnapshot } from '#mocks/db/world.ts';
import {
  after,
  answersWith,
  fails,
  never,
  once,
  patches,
  when,
  type Fault,
} from '#mocks/faults/faults.ts';
import { markAsPaid } from '#mocks/db/offers.ts';
import { createEngine } from '#mocks/engine/engine.ts';
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
import { binOf } from './processes/servers.ts';

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

/** The code of each story by its file. */
const storyFiles = new Map([
  [
    'stories/screens/recorded/Plain.stories.tsx',
    printStory({ title: 'Screens/Recorded/Plain', scenario: 'offers-loaded' }),
  ],
  [
    'stories/screens/recorded/Whole.stories.tsx',
    printStory({
      title: 'Screens/Recorded/Whole',
      name: 'AtTheLimit',
      scenario: 'offers-loaded',
      at: "/offers?search=it's",
      as: 'nobody',
      clock: '+31s',
      faults: FAULTS,
    }),
  ],
  [
    'stories/screens/recorded/Short.stories.tsx',
    printStory({
      title: 'Screens/Recorded/Short',
      scenario: 'offers-loaded',
      faults: [once(fails(acceptOffer, 500))],
    }),
  ],
]);

interface Case {
  readonly printed: PrintedScenario;
  readonly rows: WorldSnapshot;
}
const cases = new Map<string, Case>();

function add(
  id: string,
  rows: WorldSnapshot,
  given: Partial<Pick<ScenarioToPrint, 'base' | 'faults' | 'breaks' | 'title'>>,
): void {
  const { title = `Printed ${id}`, ...rest } = given;
  const where = { as: 'client' as const, at: '/offers?status=pending', now: STORY_NOW };
  cases.set(id, { printed: printScenario({ id, title, ...where, rows, ...rest }), rows });
}

/** Changes the world of a scenario, as its user would. */
function changed(
  id: ScenarioId,
  change: (world: ReturnType<typeof openScenario>['world']) => void,
) {
  const base = scenarioOf(id);
  const { world } = openScenario(base, createSteppedClock());
  change(world);
  return { base, rows: world.snapshot() };
}

/** Adds a world that was used and then saved in the workbench, and its story, as the tab Save prints them. */
async function addSaved(id: string): Promise<void> {
  const engine = await createEngine({
    baseUrl: 'http://app.test',
    path: '/?scenario=offers-loaded&as=client',
    serial: undefined,
    clock: createSteppedClock(),
    storage: createMemoryStorage(),
    tabStorage: createMemoryStorage(),
  });
  engine.advance(89_500);
  await engine.change('Edit an offer and delete a review', (world) => {
    world.offers.update(24, { offer_details: "It's late.", updated_at: world.now() });
    world.reviews.delete(1);
  });
  const { shared, clock } = engine.opening();
  const rows = (await engine.rows()).snapshot();
  const { scenario, story } = printSaved(
    { id, title: 'Saved in the workbench' },
    {
      state: engine.state(),
      rows,
      seededAt: shared.seededAt,
      now: clock.now(),
      path: '/offers?status=pending',
    },
    true,
  );
  cases.set(id, { printed: scenario!, rows });
  storyFiles.set(story.file, story.code);
}

/** Writes a file of the copy. */
function write(file: string, text: string): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
}

const REGISTRY = 'mocks/scenarios/registry.ts';

/** Adds the lines of a scenario to the registry, as the tab Save says. */
function register({ name, file }: PrintedScenario): void {
  const text = readFileSync(join(folder, REGISTRY), 'utf8');
  const list = text.replace('  demo,\n', `  demo,\n  ${name},\n`);
  write(REGISTRY, `import { ${name} } from './${file}';\n${list}`);
}

beforeAll(async () => {
  for (const id of [
    'offers-loaded',
    'messages-texts',
    'messages-rows-extreme',
    'reviews-loaded',
  ] as const) {
    const server = recordedServer(scenarioOf(id));
    await browse(server);
    const { world, faults, breaks } = await recordScenario(server);
    add(`recorded-${id}`, world.snapshot(), { faults, breaks });
  }
  const paid = changed('offers-card-completed', (world) => markAsPaid(world, 12));
  add('from-a-list', paid.rows, { base: paid.base, faults: FAULTS });
  const town = changed('demo', (world) => {
    const [chat] = world.conversations.all();
    sendText(world, chat!.id, chat!.client_id, `It's "fine".\n\\ 'Really' — ${'long '.repeat(30)}`);
    for (const { id } of world.reviews.all()) world.reviews.delete(id);
  });
  add('4711', town.rows, { base: town.base, title: "The town's people" });
  const same = changed('messages-loaded', () => {});
  add('new', same.rows, { base: same.base });
  await addSaved('saved');
  const single = changed('home', () => {});
  add('one-fault', single.rows, { faults: [answersWith(getOffer, { offer: 'y'.repeat(90) })] });

  for (const { printed } of cases.values()) write(`mocks/scenarios/${printed.file}`, printed.code);
  for (const [file, code] of storyFiles) write(file, code);
  register(cases.get('saved')!.printed);
}, 120_000);

const printedFiles = () => [
  ...[...cases.values()].map(({ printed }) => `mocks/scenarios/${printed.file}`),
  ...storyFiles.keys(),
];

describe('printed scenarios and stories', () => {
  it('pass the formatter', () => {
    const { status, output } = run([binOf('oxfmt'), '--check', ...printedFiles()]);
    expect(status, output).toBe(0);
  });

  it('pass the type check', () => {
    const config = {
      extends: './tsconfig.json',
      // For the commands of the tests' browser, which the preview uses.
      compilerOptions: { types: ['node', 'vite/client', '@vitest/browser-playwright'] },
      include: [...printedFiles(), 'tools/visual/picture-commands.ts'],
    };
    write('tsconfig.printed.json', JSON.stringify(config));
    const tsc = binOf('typescript', 'tsc');
    expect(run([tsc, '--noEmit', '-p', 'tsconfig.printed.json'])).toEqual({
      status: 0,
      output: '',
    });
  });

  it('open with the same rows', async () => {
    for (const [id, { printed, rows }] of cases) {
      const module = (await import(join(folder, 'mocks/scenarios', printed.file))) as Record<
        string,
        Scenario
      >;
      const scenario = module[printed.name]!;
      expect(scenario).toMatchObject({ id, as: 'client', at: '/offers?status=pending' });
      const { world } = openScenario(scenario, createSteppedClock());
      expect(tablesOf(world.snapshot()), id).toEqual(tablesOf(rows));
    }
  });

  it('open by their id once they are registered', async () => {
    const registry = (await import(join(folder, REGISTRY))) as {
      findScenario: typeof findScenario;
    };
    const { world } = openScenario(registry.findScenario('saved')!, createSteppedClock());
    expect(world.offers.find(24)?.offer_details).toBe("It's late.");
    expect([...storyFiles.values()].join('')).toContain("scenario: 'saved'");
  });

  it('repeat no row of their base', () => {
    const code = (id: string) => cases.get(id)?.printed.code ?? '';
    expect(code('from-a-list')).toContain("baseIn(offerScenarios, 'offers-card-completed')");
    expect(code('from-a-list')).toContain(
      "{ id: 12, status: 'paid', updated_at: '-0s', paid_at: '-0s' }",
    );
    expect(code('from-a-list')).not.toContain('users:');
    expect(code('4711')).toContain('demo');
    expect(code('4711')).toContain('export const scenario4711 = base.with({');
    expect(code('saved')).toContain("baseIn(offerScenarios, 'offers-loaded')");
    expect(code('saved')).toContain("clock: '+90s'");
    expect(code('saved')).not.toContain('users:');
    expect(code('new')).toContain('export const scenarioNew = base.with({');
    expect(code('new')).not.toContain('seedRows');
    expect(code('recorded-offers-loaded')).toContain(
      'export const recordedOffersLoaded = scenario({',
    );
  });
});

/** The rows by table in the order of their ids, without what each opening issues. */
function tablesOf(snapshot: WorldSnapshot) {
  const { tokens: _, nextIds: __, ...tables } = snapshot;
  return Object.fromEntries(
    Object.entries(tables).map(([name, rows]) => [name, [...rows].sort((a, b) => a.id - b.id)]),
  );
}
