import { describe, expect, it } from 'vitest';
import { claimsOfStories, claimsOfTests } from '#states/claims.ts';
import { parseStates } from '#states/parse-states.ts';
import { findStateFaults } from './faults.ts';

const HEAD = 'id\tkind\tviewer\tshown_by\ttexts\tabsent\texpected\trecipe\tspec_section';
const states = parseStates(
  [
    HEAD,
    'a.loaded\tscreen\tany\tstory\tOne | Two\tThree\twhole\t-\t2',
    'a.cleared\tflow\tany\ttest\t\t\tcleared\t-\t4',
  ].join('\n'),
);

const STORIES = `
const meta = preview.meta({ title: 'Screens/A' });
export const Loaded = meta.story({ parameters: { states: ['a.loaded', 'a.nowhere'] } });
export const Other = meta.story({
  parameters: {
    states: [
      'a.cleared',
    ],
  },
});
`;

describe('the list of states', () => {
  it('gives the texts of a state one by one', () => {
    expect(states[0]).toMatchObject({ texts: ['One', 'Two'], absent: ['Three'], section: '2' });
  });

  it('names the line that is broken', () => {
    expect(() => parseStates(`${HEAD}\na.b\tscreen`)).toThrow('Line 2 (a.b) has 2 cells');
  });

  it('refuses an id that stands twice', () => {
    const line = 'a.b\tscreen\tany\tstory\t\t\tx\t-\t2';
    expect(() => parseStates([HEAD, line, line].join('\n'))).toThrow(
      'repeats the id of an earlier line',
    );
  });
});

describe('the claims of stories and tests', () => {
  it('are found with the story that makes them', () => {
    expect(claimsOfStories('a.stories.tsx', STORIES)).toEqual([
      expect.objectContaining({
        state: 'a.loaded',
        story: { title: 'Screens/A', exported: 'Loaded' },
      }),
      expect.objectContaining({ state: 'a.nowhere' }),
      expect.objectContaining({
        state: 'a.cleared',
        story: { title: 'Screens/A', exported: 'Other' },
      }),
    ]);
  });

  it('are faulty when the id is unknown or shown by the wrong kind', () => {
    expect(findStateFaults(states, claimsOfStories('a.stories.tsx', STORIES))).toEqual([
      'a.stories.tsx: there is no state "a.nowhere"',
      'a.stories.tsx: "a.cleared" is to be shown by a test, not a story',
    ]);
  });

  it.each([
    ["it.skip('[a.cleared] clears', () => {});"],
    ["test.fixme(\n  '[a.cleared] clears',\n  () => {},\n);"],
    ["it.todo('[a.cleared] clears');"],
    ["describe.skip('later', () => {\n  it('[a.cleared] clears', () => {});\n});"],
  ])('do not count when the test does not run: %s', (source) => {
    expect(claimsOfTests('a.test.ts', source)).toEqual([]);
  });

  it('count beside a test that does not run', () => {
    const source = "it.skip('waits', () => {});\n\nit('[a.cleared] clears', () => {});";
    expect(claimsOfTests('a.test.ts', source)).toHaveLength(1);
  });

  it('are right when each is shown by its kind', () => {
    const claims = [
      ...claimsOfStories('a.stories.tsx', STORIES.replace(", 'a.nowhere'", '')),
      ...claimsOfTests('a.test.ts', "it('[a.cleared] clears')"),
    ];
    expect(findStateFaults(states, claims)).toEqual([]);
  });
});
