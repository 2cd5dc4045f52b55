import { expect, it } from 'vitest';
import { storySource } from '../../tests/story-source.ts';
import { storiesIn } from './read-stories.ts';

const FILE = 'stories/Offers.stories.tsx';
const LOADED = "meta.story({ parameters: { states: ['offers.loaded'] } });";
const read = (...stories: string[]) =>
  storiesIn(FILE, storySource("title: 'Screens/Offers'", ...stories));
const statesOf = (...stories: string[]) => read(...stories).flatMap(({ states }) => states);

it('reads what a story says, without running anything', () => {
  const source = storySource(
    "title: 'Screens/Offers', parameters: { scenario: offersLoaded, chromatic: inThreeModes }",
    "const onPage = { at: '/offers?page=2' };",
    'export const LoadMoreError = meta.story({',
    "  parameters: { ...onPage, as: 'client', states: ['offers.more-error'] },",
    '});',
  );
  expect(storiesIn(FILE, source)).toEqual([
    {
      id: 'screens-offers--load-more-error',
      title: 'Screens/Offers',
      name: 'Load More Error',
      file: FILE,
      exported: 'LoadMoreError',
      tags: ['dev', 'test'],
      source: source.slice(source.indexOf('export const LoadMoreError')),
      scenario: 'offers-loaded',
      overrides: ['at', 'as'],
      states: ['offers.more-error'],
      pictures: ['desktop-light', 'desktop-dark', 'phone-light'],
      sharedPicture: undefined,
    },
  ]);
});

it.each([
  `export const Loaded = ${LOADED}`,
  `const Loaded = ${LOADED}\nexport { Loaded };`,
  "const states = ['offers.loaded'] as const;\nexport const Loaded = meta.story({ parameters: { states } });",
  "const loaded = { states: ['offers.loaded'] };\nexport const Loaded = meta.story({ parameters: loaded });",
  "const loaded = { parameters: { states: ['offers.loaded'] } };\nexport const Loaded = meta.story({ ...loaded });",
])('counts the state of %j', (source) => {
  expect(statesOf(source)).toEqual(['offers.loaded']);
});

it.each([
  ['in a block comment', `/* export const Loaded = ${LOADED} */`],
  ['behind a constant', `const IS_ON = false;\nexport const Loaded = IS_ON && ${LOADED}`],
  ['exported by its name, but never made', `const Loaded = false && ${LOADED}\nexport { Loaded };`],
  ['not exported', `const Loaded = ${LOADED}`],
  ['in a text', `export const text = "export const Loaded = ${LOADED}";`],
  ['out of the sidebar', `export const Loaded = ${LOADED.replace('{', "{ tags: ['!dev'],")}`],
  ['out of the tests', `export const Loaded = ${LOADED.replace('{', "{ tags: ['!test'],")}`],
])('a story %s shows no state', (_, source) => {
  expect(statesOf(source)).toEqual([]);
  expect(statesOf(source, `export const Other = ${LOADED}`)).toEqual(['offers.loaded']);
});

it('a story that its file hides shows no state', () => {
  const file = (meta: string) => storySource(meta, `export const Loaded = ${LOADED}`);
  const hidden = storiesIn(FILE, file("title: 'Screens/Offers', tags: ['!dev']"));
  expect(hidden.map(({ id, states }) => [id, states])).toEqual([['screens-offers--loaded', []]]);
  const excluded = file("title: 'Screens/Offers', excludeStories: /Loaded/");
  expect(storiesIn(FILE, excluded)).toEqual([]);
});

it.each([
  ['export const A = meta.story({ parameters: { states: of(1) } });', "5: A: can't read of"],
  [
    'export const A = meta.story({\n  parameters: { ...of(1) },\n});',
    "6: A: can't read { ...of(1) }",
  ],
  ['export const A = meta.story({', '5: Unexpected token'],
])('says where %j can not be read', (story, message) => {
  expect(() => read('', story)).toThrow(`${FILE}:${message}`);
});

it.each([
  ['states: [7]', ': A: "states" must be a list of ids'],
  ["scenario: 'offers-loaded'", `:5: A: "scenario" is 'offers-loaded'`],
])('refuses %s', (parameter, message) => {
  const story = `export const A = meta.story({ parameters: { ${parameter} } });`;
  expect(() => read('', story)).toThrow(FILE + message);
});

it('says what is wrong with a file that is none of Storybook', () => {
  expect(() => storiesIn(FILE, '')).toThrow(`${FILE}: CSF: missing default export`);
  expect(() => storiesIn(FILE, storySource(''))).toThrow(`${FILE}: its meta has no title`);
});
