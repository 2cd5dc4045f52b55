import { execFileSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { printSaved } from '#workbench/tabs/save/print-saved.ts';
import { createMemoryStorage } from '#src/lib/storage.ts';
import { acceptOffer, getOffer, listOffers } from '#src/contract/offers.ts';
import type { WorldSnapshot } from '../db/world.ts';
import {
  after,
  answersHtml,
  answersWith,
  fails,
  losesAnswer,
  never,
  offline,
  once,
  patches,
  slow,
  when,
  type Fault,
} from '../faults.ts';
import { markAsPaid } from '../db/offers.ts';
import { createEngine } from '../engine.ts';
import { sendText } from '../db/conversations.ts';
import { scenarioOf, type ScenarioId } from '../scenarios/registry.ts';
import { openScenario, type Scenario } from '../scenarios/scenario.ts';
import { createSteppedClock, STORY_NOW } from '../stepped-clock.ts';
import { browse, recordedServer } from '../testing/recorded-session.ts';
import { printScenario, type PrintedScenario } from './print-scenario.ts';
import { printStory } from './print-story.ts';
import { recordScenario } from './record-scenario.ts';

const ROOT = join(import.meta.dirname, '../..');
const scratch = realpathSync(mkdtempSync(join(tmpdir(), 'printed-files-')));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

const FAULTS: readonly Fault[] = [
  fails(listOffers, 500),
  once(fails(acceptOffer, 409, { message: "It's taken." }, { retryAfter: 30 })),
  after(2, when({ viewer: 'worker', query: { page: '2' } }, never(listOffers))),
  offline(getOffer),
  losesAnswer(acceptOffer),
  slow(getOffer, 2_000),
  when({ rate: 20 }, slow(getOffer, 200, { upTo: 900 })),
  answersHtml(getOffer),
  answersHtml(getOffer, 502),
  { ...fails(getOffer, 503), times: 3 },
  answersWith(getOffer, { offer: { id: 12, status: 'pending', offer_details: 'x'.repeat(120) } }),
  patches(
    listOffers,
    { status: 'archived', task: { title: 'A title' } },
    { each: 'offers', where: { id: 12 } },
  ),
];

interface Case {
  readonly printed: PrintedScenario;
  readonly rows: WorldSnapshot;
}
const cases = new Map<string, Case>();

function add(
  id: string,
  rows: WorldSnapshot,
  given: { base?: Scenario; faults?: readonly Fault[]; title?: string },
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

/** Adds a world that was used and then saved in the workbench. */
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
  const { scenario } = printSaved(
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
    const { world, faults } = await recordScenario(server);
    add(`recorded-${id}`, world.snapshot(), { faults });
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

  for (const name of ['src', 'tools', 'workbench', 'node_modules', '.storybook']) {
    symlinkSync(join(ROOT, name), join(scratch, name));
  }
  for (const name of ['mocks', 'package.json', '.oxfmtrc.json', 'tsconfig.json']) {
    cpSync(join(ROOT, name), join(scratch, name), { recursive: true });
  }
  for (const { printed } of cases.values()) {
    writeFileSync(join(scratch, 'mocks/scenarios', printed.file), printed.code);
  }
  mkdirSync(join(scratch, 'stories/screens/recorded'), { recursive: true });
  // The preview's own modules.
  for (const name of readdirSync(join(ROOT, 'stories'))) {
    if (name !== 'screens')
      symlinkSync(join(ROOT, 'stories', name), join(scratch, 'stories', name));
  }
  for (const [name, code] of Object.entries(stories)) {
    writeFileSync(join(scratch, 'stories/screens/recorded', `${name}.stories.tsx`), code);
  }
}, 120_000);

const stories = {
  Plain: printStory({ title: 'Screens/Recorded/Plain', scenario: 'offers-loaded' }),
  Whole: printStory({
    title: 'Screens/Recorded/Whole',
    name: 'AtTheLimit',
    scenario: 'offers-loaded',
    at: "/offers?search=it's",
    as: 'nobody',
    clock: '+31s',
    faults: FAULTS,
  }),
  Short: printStory({
    title: 'Screens/Recorded/Short',
    scenario: 'offers-loaded',
    faults: [once(fails(acceptOffer, 500))],
  }),
};

function run(command: string, ...args: readonly string[]): string {
  try {
    execFileSync(join(ROOT, 'node_modules/.bin', command), args, {
      cwd: scratch,
      encoding: 'utf8',
    });
    return '';
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    return stdout + stderr;
  }
}

const printedFiles = () => [
  ...[...cases.values()].map(({ printed }) => join('mocks/scenarios', printed.file)),
  ...Object.keys(stories).map((name) => join('stories/screens/recorded', `${name}.stories.tsx`)),
];

describe('printed scenarios and stories', () => {
  it('pass the formatter', () => {
    expect(run('oxfmt', '--check', ...printedFiles())).toBe('');
  });

  it('pass the type check', () => {
    const config = {
      extends: './tsconfig.json',
      // For the commands of the tests' browser, which the preview uses.
      compilerOptions: { types: ['node', 'vite/client', '@vitest/browser-playwright'] },
      include: [...printedFiles(), 'tools/visual/picture-commands.ts'],
    };
    writeFileSync(join(scratch, 'tsconfig.printed.json'), JSON.stringify(config));
    expect(run('tsc', '--noEmit', '-p', 'tsconfig.printed.json')).toBe('');
  });

  it('open with the same rows', async () => {
    for (const [id, { printed, rows }] of cases) {
      const module = (await import(join(scratch, 'mocks/scenarios', printed.file))) as Record<
        string,
        Scenario
      >;
      const scenario = module[printed.name]!;
      expect(scenario).toMatchObject({ id, as: 'client', at: '/offers?status=pending' });
      const { world } = openScenario(scenario, createSteppedClock());
      expect(tablesOf(world.snapshot()), id).toEqual(tablesOf(rows));
    }
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
