import { expect, it } from 'vitest';
import { planComponent } from './component.ts';
import { Draft } from './draft.ts';
import { planEndpoint } from './endpoint.ts';
import { namesOf, singularOf } from './names.ts';
import { render } from './render.ts';
import { planScenario } from './scenario.ts';
import { callToLoad, planScreen } from './screen.ts';

/** Plans what a command line asks for, without writing it. */
function plan(line: string): Draft {
  const draft = new Draft();
  const [kind = '', name = '', option = ''] = line.split(' ');
  if (kind === 'screen') planScreen(draft, name, callToLoad(option), false);
  if (kind === 'scenario') planScenario(draft, name, option);
  if (kind === 'component') planComponent(draft, name, option);
  if (kind === 'endpoint') planEndpoint(draft, { name, ...(option && { method: option }) });
  return draft;
}

it.each([
  ['screen dashboard offers.list', 'src/lib/navigation/paths.ts has the route "dashboard" already'],
  ['screen not-found offers.list', 'src/screens/not-found/NotFoundScreen.tsx exists already'],
  ['screen zebras offers.get', '--call is "offers.get"; allowed: a GET call of the contract: '],
  ['endpoint offers.list', 'The contract has offers.list already'],
  ['endpoint offer.zebra', 'There is offerHandlers, which isn\'t of "offer"'],
  ['endpoint zebras.list FETCH', '--method is "FETCH"; allowed: GET, POST'],
  ['endpoint zebras', '"zebras" names no call; allowed: resource.verb'],
  ['endpoint zebras.get', '/zebras/:id: allowed: /tasks/:id and /offers/:id'],
  ['scenario demo dashboard-loaded', 'mocks/scenarios/demo.ts exists already'],
  ['scenario zebras ofers-shared', 'Unknown scenario "ofers-shared". Closest matches:'],
  ['component PostedTaskCard features/posted-tasks', 'PostedTaskCard.tsx exists already'],
  ['component Panel screens/x', '--in is "screens/x"; allowed: features/X'],
  [
    'component 2-bills features/bills',
    '"2-bills" is no name; allowed: letters and digits in kebab case',
  ],
])('refuses "%s"', (line, message) => {
  expect(() => plan(line)).toThrow(message);
});

it.each([
  ['zebras.list', 'listZebras', 'GET', '/zebras', 'Failed to fetch zebras'],
  ['zebras.create', 'createZebra', 'POST', '/zebras', 'Failed to create zebra'],
  ['zebras.mark-sold', 'markZebraSold', 'POST', '/zebras/mark-sold', 'Failed to mark zebra sold'],
])('the call %s is %s: %s %s', (name, constant, method, path, fallback) => {
  const contract = plan(`endpoint ${name}`).read('src/contract/zebras.ts');
  expect(contract).toContain(`export const ${constant} = endpoint('${method} ${path}', {`);
  for (const [key, value] of Object.entries({ resource: 'zebra', fallback })) {
    expect(contract).toContain(`  ${key}: '${value}',\n`);
  }
  expect(contract.includes('creates: true')).toBe(name === 'zebras.create');
});

it('a mutation invalidates its resource if a call reads it', () => {
  const offers = plan('endpoint offers.pin').read('src/contract/offers.ts');
  expect(offers.split('offers.pin')[1]).toContain("invalidates: ['offer']");
  const zebras = plan('endpoint zebras.create').read('src/contract/zebras.ts');
  expect(zebras).not.toContain('invalidates');
});

it('a page of a feature joins the other pages of its folder', () => {
  const draft = plan('component ZebraNote features/posted-tasks');
  expect(draft.read('stories/features/posted-tasks/ZebraNote.stories.tsx')).toContain(
    "title: 'Features/Client/ZebraNote'",
  );
});

it('has every spelling of a name', () => {
  expect(namesOf('HTMLNote').kebab).toBe('html-note');
  expect(namesOf('bill-history')).toEqual(namesOf('BillHistory'));
  expect(Object.values(namesOf('bill-history'))).toEqual(
    expect.arrayContaining(['billHistory', 'bill history', 'Bill history']),
  );
});

it.each([
  ['bills', 'bill'],
  ['categories', 'category'],
  ['address', 'address'],
])('one of %s is %s', (plural, singular) => {
  expect(singularOf(namesOf(plural)).kebab).toBe(singular);
});

it.each([
  ['a\n// if x\nb __name__\n// end\n// if y\nc\n// end\nd // if y', 'a\nb z'],
  ['{/* if y */}\na\n{/* end */}\nc {/* if x */}', 'c'],
])('fills in %j', (template, text) => {
  expect(render(template, { name: 'z', x: true, y: false })).toBe(text);
});

it.each([
  ['const all = [a];', 'const all = [a,\nc,\n];'],
  ['const all = [\n  a,\n];', 'const all = [\n  a,\nc,\n];'],
  ['const all = [];', 'const all = [\nc,\n];'],
])('adds a last entry to %j', (before, after) => {
  const draft = new Draft();
  draft.create('a.ts', before);
  draft.append('a.ts', 'const all = [', 'c');
  expect(draft.read('a.ts')).toBe(after);
  expect(() => draft.append('a.ts', 'const some = [', 'c')).toThrow('has no `const some = [`');
});
