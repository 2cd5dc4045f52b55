import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { scenarios } from '#mocks/scenarios/registry.ts';
import { Draft } from './draft.ts';
import { kinds } from './kinds.ts';

const root = join(import.meta.dirname, '../..');

/** Plans what a command line asks for, without writing it. */
function plan(line: string, draft = new Draft(root)): Draft {
  const [name = '', ...args] = line.split(' ');
  const kind = kinds.find((one) => one.name === name);
  void kind?.plan(draft, args, neverAsks);
  return draft;
}

const neverAsks = () => Promise.reject(new Error('Asked.'));

it.each([
  // Taken.
  ['screen dashboard', 'src/lib/navigation/paths.ts has the route "dashboard" already'],
  ['screen members --path /user/:memberId', 'has the path /user/:userId already'],
  ['screen not-found', 'src/screens/not-found/NotFoundScreen.tsx exists already'],
  ['endpoint offers.list', 'src/contract/offers.ts has the call offers.list already'],
  ['endpoint zebras.list --path /offers', 'has GET /offers already (offers.list)'],
  ['endpoint offer.zebra', 'has offerRoutes already: "offer" is too close to another resource'],
  ['scenario demo', 'The scenario demo has the id "demo" already'],
  ['scenario zebras --title Dashboard', 'dashboard-loaded has the title "Dashboard" already'],
  ['scenario client', 'mocks/scenarios/client.ts exists already'],
  ['component Button', 'Button exists already: src/ui/Button.tsx.'],
  ['component OfferCard', 'OfferCard exists already: src/features/offer/OfferCard.tsx.'],
  // Invalid.
  ['screen', 'Name one NAME, not 0. Try --help.'],
  ['component Panel --path /x', 'Unknown option --path. Try --help.'],
  ['endpoint zebras.list --method PATCH', '--method is "PATCH"; allowed: GET, POST, PUT, DELETE.'],
  ['screen zebras --path zebras', '--path is "zebras"; allowed:'],
  ['screen zebras --path /zebras/:a/:b', 'with at most one parameter'],
  ['screen zebras --call offers.accept', '--call is "offers.accept"; allowed: a GET call'],
  ['screen zebras --call offers.get', '--call offers.get needs an id (/offers/:id)'],
  ['screen zebras --path /x/:id --call messages.list', 'knows the rows of "conversations"'],
  ['endpoint zebras', '"zebras" can\'t name an endpoint; allowed: resource.verb'],
  ['endpoint zebras2.list', '"zebras2.list" can\'t name an endpoint'],
  ['endpoint shared.list', 'src/contract/shared.ts has no calls'],
  ['endpoint zebras.get', '/zebras/:id: no generator knows the rows of "zebras"'],
  ['endpoint zebras.list --path /api/zebras', '--path is "/api/zebras"; allowed:'],
  ['endpoint zebras.list --path /offers/:offer', 'allowed: one parameter, which is :id'],
  ['scenario zebras --from ofers-shared', 'Unknown scenario "ofers-shared". Closest matches:'],
  ['component Panel --in screens/x', '--in is "screens/x"; allowed: ui, features/X'],
  ['component ZebraDialog --in features/zebras', 'what a dialog shows depends on what opens it'],
])('refuses "%s"', (line, message) => {
  expect(() => plan(line)).toThrow(message);
});

describe('a screen', () => {
  it('has its path, route, copy, scenario, states and stories', () => {
    const draft = plan('screen ZebraHistoryScreen --path /zebras/:zebraId --guarded');
    expect(draft.created).toEqual([
      'src/screens/zebra-history/ZebraHistoryScreen.tsx',
      'src/screens/zebra-history/copy.ts',
      'mocks/scenarios/zebra-history.ts',
      'stories/screens/zebra-history/ZebraHistoryScreen.stories.tsx',
    ]);
    expect(draft.read('src/lib/navigation/paths.ts')).toContain(
      "zebraHistory: { pattern: '/zebras/:zebraId', to: (id: number) => `/zebras/${id}`, isGuarded: true }",
    );
    expect(draft.read('states/states.tsv')).toMatch(/\nzebra-history\.not-found\t[^\n]+\n$/);
  });

  it('sends its call first', () => {
    const calls = 'src/app/page-queries.ts';
    expect(plan('screen zebras --call tasks.mine').read(calls)).toContain(
      'zebras: ({ api, cache }) => cache.current().prefetchQuery(pageQuery(api, myTasks, {}))',
    );
    expect(plan('screen zebras --path /zebras/:id/b --call offers.get').read(calls)).toContain(
      "readId(pathname.split('/').at(2) ?? '')",
    );
  });
});

it.each([
  ['zebras.list', 'listZebras', 'GET', '/zebras', 'Failed to fetch zebras'],
  ['zebras.create', 'createZebra', 'POST', '/zebras', 'Failed to create zebra'],
  [
    'zebras.mark-as-paid',
    'markZebraAsPaid',
    'POST',
    '/zebras/mark-as-paid',
    'Failed to mark zebra as paid',
  ],
  [
    'zebras.summary --method GET',
    'getZebraSummary',
    'GET',
    '/zebras/summary',
    'Failed to fetch zebra summary',
  ],
  [
    'zebras.delete --path /tasks/:id/zebra',
    'deleteZebra',
    'DELETE',
    '/tasks/:id/zebra',
    'Failed to delete zebra',
  ],
])('the call %s is %s: %s %s', (line, constant, method, path, fallback) => {
  const contract = plan(`endpoint ${line}`).read('src/contract/zebras.ts');
  expect(contract).toContain(`export const ${constant} = endpoint({`);
  for (const [key, value] of Object.entries({ method, path, resource: 'zebra', fallback })) {
    expect(contract).toContain(`  ${key}: '${value}',\n`);
  }
});

it('only a POST that creates something says so', () => {
  const contract = (line: string) => plan(`endpoint ${line}`).read('src/contract/zebras.ts');
  expect(contract('zebras.create')).toContain('  creates: true,\n');
  expect(contract('zebras.mark-as-paid')).not.toContain('creates');
  expect(contract('zebras.create --method PUT')).not.toContain('creates');
});

it('a mutation invalidates its resource if a call reads it', () => {
  const contract = (line: string) => plan(`endpoint ${line}`).read('src/contract/offers.ts');
  expect(contract('offers.pin').split('offers.pin')[1]).toContain("invalidates: ['offer']");
  expect(plan('endpoint zebras.create').read('src/contract/zebras.ts')).not.toContain(
    'invalidates',
  );
});

it('a scenario can start from almost every other, and says why it cannot', () => {
  const reasons = scenarios.flatMap(({ id }) => {
    try {
      return plan(`scenario zebras --from ${id}`).edited.length > 0 ? [] : [`${id}: no change`];
    } catch (error) {
      return [String(error)];
    }
  });
  expect(reasons.length).toBeLessThan(scenarios.length / 10);
  for (const reason of reasons) expect(reason).toContain('start from another scenario');
});

it('a page of a feature joins the other pages of its folder', () => {
  const draft = plan('component ZebraNote --in features/posted-tasks');
  expect(draft.read('stories/features/posted-tasks/ZebraNote.stories.tsx')).toContain(
    "title: 'Features/Client/ZebraNote'",
  );
});

describe('in a project that lacks a place', () => {
  let folder = '';
  afterEach(() => rmSync(folder, { recursive: true }));

  it('nothing is written', () => {
    folder = mkdtempSync(join(tmpdir(), 'new-'));
    mkdirSync(join(folder, 'src/lib/navigation'), { recursive: true });
    writeFileSync(join(folder, 'src/lib/navigation/paths.ts'), 'export const routes = {};\n');
    expect(() => plan('screen zebras', new Draft(folder))).toThrow(
      "src/lib/navigation/paths.ts: looked for `export const paths = {`, but it isn't there. Nothing was written.",
    );
    expect(() => plan('endpoint zebras.list', new Draft(folder))).toThrow(
      "src/contract/registry.ts doesn't exist, and a new entry belongs there.",
    );
    expect(readdirSync(folder)).toEqual(['src']);
    expect(readFileSync(join(folder, 'src/lib/navigation/paths.ts'), 'utf8')).toBe(
      'export const routes = {};\n',
    );
  });
});

it('asks for what a feature is about, and takes the answers', async () => {
  const draft = new Draft(root);
  const asked: string[] = [];
  const feature = kinds.find(({ name }) => name === 'feature');
  await feature?.plan(draft, ['kept-zebras'], (question, byDefault) => {
    asked.push(question);
    return Promise.resolve(question.startsWith('Address of the page') ? '/zebras' : byDefault);
  });
  expect(asked).toHaveLength(4);
  expect(draft.read('src/lib/navigation/paths.ts')).toContain("keptZebras: { pattern: '/zebras'");
  expect(draft.read('src/contract/kept-zebras.ts')).toContain("path: '/tasks/:id/kept-zebras'");
  expect(draft.created).toContain('flows/keeps-kept-zebra.flow.ts');
});
