import { expect, it } from 'vitest';
import type { Claim } from '#states/reader/read-claims.ts';
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

it('gives the texts of a state one by one', () => {
  expect(states[0]).toMatchObject({ texts: ['One', 'Two'], absent: ['Three'], section: '2' });
});

it.each([
  ['a.b\tscreen', 'Line 2 (a.b) has 2 cells'],
  ['a.b\tscreen\tany\tstory\t\t\tx\t-\t2', 'repeats the id of an earlier line'],
])('names what is wrong with the line %j, twice in a list', (line, reason) => {
  expect(() => parseStates([HEAD, line, line].join('\n'))).toThrow(reason);
});

it('finds claims of an id that is unknown, or shown by the wrong kind', () => {
  const claim = (state: string, by: Claim['by']): Claim => ({ state, by, file: 'a' });
  const wrong = [claim('a.nowhere', 'story'), claim('a.cleared', 'story')];
  expect(findStateFaults(states, wrong)).toEqual([
    'a: there is no state "a.nowhere". Closest matches: a.cleared, a.loaded',
    'a: "a.cleared" is to be shown by a test, not a story',
  ]);
  const right = [claim('a.loaded', 'story'), claim('a.cleared', 'test'), wrong[1]!];
  expect(findStateFaults(states, right)).toEqual([]);
});
