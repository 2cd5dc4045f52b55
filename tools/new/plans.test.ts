import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parse } from '../command-line/command.ts';
import { Draft } from './draft.ts';
import { kinds } from './kinds.ts';

const root = join(import.meta.dirname, '../..');

/** Plans what a command line asks for, without writing it. */
function plan(line: string, draft = new Draft(root)): Draft {
  const [word = '', ...args] = line.split(' ');
  const kind = kinds.find(({ name }) => name === word)!;
  const { values, positionals } = parse({ ...kind, positionals: ['NAME', ''] }, args);
  kind.plan(draft, positionals[0]!, values);
  return draft;
}

it.each([
  // Taken.
  ['screen dashboard', 'src/lib/navigation/paths.ts has the route "dashboard" already'],
  ['screen not-found', 'src/screens/not-found/NotFoundScreen.tsx exists already'],
  ['endpoint offers.list', 'src/contract/offers.ts has the call offers.list already'],
  ['endpoint offer.zebra', 'has offerHandlers already: "offer" is too close to another resource'],
  ['scenario demo', 'The scenario demo has the id "demo" already'],
  ['scenario zebras --title Dashboard', 'dashboard-loaded has the title "Dashboard" already'],
  ['component OfferCard', 'OfferCard exists already: src/features/offer/OfferCard.tsx.'],
  // Invalid.
  ['endpoint zebras.list --method PATCH', '--method is "PATCH"; allowed: GET, POST, PUT, DELETE.'],
  ['screen zebras --path zebras', '--path is "zebras"; allowed:'],
  ['screen zebras --call offers.get', '--call offers.get needs an id (/offers/:id)'],
  ['endpoint zebras', '"zebras" can\'t name an endpoint; allowed: resource.verb'],
  ['endpoint zebras.get', '/zebras/:id: no generator knows the rows of "zebras"'],
  ['scenario zebras --from ofers-shared', 'Unknown scenario "ofers-shared". Closest matches:'],
  ['component Panel --in screens/x', '--in is "screens/x"; allowed: ui, features/X'],
  ['component ZebraDialog --in features/zebras', 'what a dialog shows depends on what opens it'],
])('refuses "%s"', (line, message) => {
  expect(() => plan(line)).toThrow(message);
});

it('a screen sends its call first', () => {
  const calls = 'src/app/page-queries.ts';
  expect(plan('screen zebras --call tasks.mine').read(calls)).toContain(
    'zebras: ({ api, cache }) => cache.current().prefetchQuery(pageQuery(api, myTasks, {}))',
  );
  expect(plan('screen zebras --path /zebras/:id/b --call offers.get').read(calls)).toContain(
    "readId(pathname.split('/').at(2) ?? '')",
  );
});

it.each([
  ['zebras.list', 'listZebras', 'GET', '/zebras', 'Failed to fetch zebras'],
  ['zebras.create', 'createZebra', 'POST', '/zebras', 'Failed to create zebra'],
  ['zebras.mark-sold', 'markZebraSold', 'POST', '/zebras/mark-sold', 'Failed to mark zebra sold'],
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

it('a page of a feature joins the other pages of its folder', () => {
  const draft = plan('component ZebraNote --in features/posted-tasks');
  expect(draft.read('stories/features/posted-tasks/ZebraNote.stories.tsx')).toContain(
    "title: 'Features/Client/ZebraNote'",
  );
});
