import { expect, it } from 'vitest';
import {
  approvalsByStory,
  formatApprovals,
  parseApprovals,
  signOffOf,
  signOffOfAll,
  type Approval,
} from '#states/approvals.ts';
import { picturesByStory } from '#states/picture-hashes.ts';
import { storyFacts } from '#states/story-facts.ts';
import { approve, orphanedApprovals, readSignOff, whyNotApprovable } from './approve-stories.ts';
import { signerOf } from './signer.ts';
import { summarize } from './summary.ts';

const root = `${import.meta.dirname}/../..`;
/** Hashes of pictures. */
const [aa, bb, cc, dd] = ['a', 'b', 'c', 'd'].map((digit) => digit.repeat(32)) as [
  string,
  string,
  string,
  string,
];
const dana = { by: 'Dana', date: '2026-11-22' };
const sam = { by: 'Sam', date: '2026-11-23' };
const stories = storyFacts(
  'stories/ui/Stars.stories.tsx',
  `const meta = preview.meta({ title: 'UI/Stars' });
export const Sheet = meta.story({ parameters: { states: ['stars.all'] } });
export const Half = meta.story({ parameters: { states: ['stars.half'] } });
export const Again = meta.story({ parameters: { chromatic: samePictureAs('ui-stars/half.desktop-light') } });
export const Flow = meta.story({ parameters: { chromatic: withoutPicture } });
export const Added = meta.story();`,
);
const picturesWith = (half: string) =>
  picturesByStory({
    'stories/references/ui-stars.txt': `half.desktop-light ${half}\nsheet.desktop-light ${aa}\nsheet.phone-dark ${bb}\n`,
  });
const pictures = picturesWith(cc);
const sheet = { id: 'ui-stars--sheet' };
const half = { id: 'ui-stars--half' };
const signOffsWith = (approvals: readonly Approval[], current = pictures) =>
  [sheet, half].map(({ id }) => signOffOf(current.get(id), approvalsByStory(approvals).get(id)));

it('approves every picture of a story', () => {
  const approvals = approve({ approvals: [], pictures }, [sheet], dana);
  expect(formatApprovals(approvals)).toBe(
    'story\tmode\thash\tby\tdate\n' +
      `ui-stars--sheet\tdesktop-light\t${aa}\tDana\t2026-11-22\n` +
      `ui-stars--sheet\tphone-dark\t${bb}\tDana\t2026-11-22\n`,
  );
  expect(signOffsWith(approvals)).toEqual(['approved', 'new']);
});

it('replaces an earlier approval of the same story only', () => {
  const first = approve({ approvals: [], pictures }, [sheet, half], dana);
  const changed = picturesWith(dd);
  expect(signOffsWith(first, changed)).toEqual(['approved', 'changed']);
  const second = approve({ approvals: first, pictures: changed }, [half], sam);
  expect(signOffsWith(second, changed)).toEqual(['approved', 'approved']);
  expect(second).toHaveLength(3);
  expect(second.find(({ story }) => story === half.id)).toMatchObject({ hash: dd, by: 'Sam' });
});

it('counts a story with one more or one less picture as changed', () => {
  const approvals = approve({ approvals: [], pictures }, [sheet], dana);
  expect(signOffsWith(approvals.slice(1))).toEqual(['changed', 'new']);
  const fewer = new Map([[sheet.id, new Map([['phone-dark', bb]])]]);
  expect(signOffsWith(approvals, fewer)).toEqual(['changed', undefined]);
});

it('calls a state approved only when all its stories are', () => {
  expect(signOffOfAll(['approved', 'new', undefined])).toBe('new');
  expect(signOffOfAll(['approved', 'changed', 'new'])).toBe('changed');
  expect(signOffOfAll(['approved', undefined])).toBe('approved');
  expect(signOffOfAll([undefined])).toBeUndefined();
});

it('says why a story has nothing to approve', () => {
  const reasons = stories.map((story) => whyNotApprovable(story, pictures));
  expect(reasons).toEqual([
    undefined,
    undefined,
    'ui-stars--again has no picture of its own: it ends in that of ui-stars--half. Approve that one.',
    'ui-stars--flow has no picture, so there is nothing to approve.',
    'ui-stars--added has no picture yet. Take it first: npm run visual -- --update',
  ]);
});

const HEAD = 'story\tmode\thash\tby\tdate';

it.each([
  ['id\tmode', 'Line 1: the columns must be story, mode, hash, by, date, separated by tabs.'],
  [`${HEAD}\na\tb\tc`, 'Line 2 (a) has 3 cells instead of 5.'],
  [`${HEAD}\na\tb\tc\t\t2026-11-22`, 'Line 2 (a) has no by.'],
  [`${HEAD}\na\tb\tc\tD\tNov 22`, 'Line 2 (a) has the date "Nov 22"; write it as in 2026-11-22.'],
  [
    `${HEAD}\na\tb\tc\tD\t2026-11-22\na\tb\te\tD\t2026-11-22`,
    'Line 3 (a) repeats the mode b; keep one of the lines.',
  ],
])('refuses a malformed list: %j', (table, reason) => {
  expect(() => parseApprovals(table)).toThrow(reason);
});

it('parses what it writes', () => {
  const approvals = approve({ approvals: [], pictures }, [half, sheet], dana);
  const sorted = approvals.toSorted((a, b) => a.story.localeCompare(b.story));
  expect(parseApprovals(formatApprovals(approvals))).toEqual(sorted);
  expect(parseApprovals(formatApprovals([]))).toEqual([]);
});

it('finds the approvals of stories and pictures that are gone', () => {
  const gone = { story: 'ui-stars--gone', mode: 'desktop-light', hash: aa, ...dana };
  const wide = { story: sheet.id, mode: 'wide-light', hash: aa, ...dana };
  const approvals = [...approve({ approvals: [], pictures }, [sheet], dana), gone, wide];
  expect(orphanedApprovals({ approvals, stories, pictures })).toEqual([gone, wide]);
});

it('summarizes stories and states', () => {
  const approvals = approve({ approvals: [], pictures }, [sheet, half], dana);
  const summary = summarize({ approvals, stories, pictures: picturesWith(dd) });
  expect(summary).toContain('| Stories | 1 | 1 | 0 |\n| States | 1 | 1 | 0 |');
  expect(summary).toContain('| ui-stars--half | stars.half | Dana, 2026-11-22 |');
  expect(summary).not.toContain('<details>');
  const fresh = summarize({ approvals: [], stories, pictures });
  expect(fresh).toContain('<summary>New: 2 stories</summary>\n\n- UI/Stars: Sheet, Half\n');
  expect(fresh).not.toContain('### Changed');
});

it('takes a given name, and refuses one that the list cannot hold', () => {
  const { by, date } = signerOf(' Dana ', root);
  expect(by).toBe('Dana');
  expect(date).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  expect(() => signerOf('Dana\tSmith', root)).toThrow('contains a tab');
  expect(() => signerOf(' ', root)).toThrow('Git knows no name');
});

it('every approval of this repository belongs to a picture: npm run states -- approve --prune', () => {
  const state = readSignOff(root);
  expect(state.stories.length).toBeGreaterThan(100);
  expect(orphanedApprovals(state)).toEqual([]);
});
