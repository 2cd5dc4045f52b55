import { describe, expect, it } from 'vitest';
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

it('finds claims of an id that is unknown, or shown by the wrong kind', () => {
  const claim = (state: string, by: Claim['by']): Claim => ({ state, by, file: 'a' });
  expect(
    findStateFaults(states, [claim('a.nowhere', 'story'), claim('a.cleared', 'story')]),
  ).toEqual([
    'a: there is no state "a.nowhere"',
    'a: "a.cleared" is to be shown by a test, not a story',
  ]);
  const right = [
    claim('a.loaded', 'story'),
    claim('a.cleared', 'test'),
    claim('a.cleared', 'story'),
  ];
  expect(findStateFaults(states, right)).toEqual([]);
});
