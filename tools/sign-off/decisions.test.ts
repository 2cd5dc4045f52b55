import { expect, it } from 'vitest';
import {
  decisionsByStory,
  formatDecisions,
  parseDecisions,
  signOffOf,
  signOffOfAll,
  type Decision,
} from '#states/decisions.ts';
import { picturesByStory } from '#states/picture-hashes.ts';
import { approve, requestChange } from './sign-off.ts';

/** Hashes of pictures. */
const hash = (digit: string) => digit.repeat(32);
const [aa, bb, cc, dd] = [hash('a'), hash('b'), hash('c'), hash('d')] as const;
const dana = { by: 'Dana', date: '2026-11-22' };
const sam = { by: 'Sam', date: '2026-11-23' };
const picturesWith = (half: string) =>
  picturesByStory({
    'stories/references/ui-stars.txt': `half.desktop-light ${half}\nsheet.desktop-light ${aa}\nsheet.phone-dark ${bb}\n`,
  });
const pictures = picturesWith(cc);
const HEAD = 'story\tmode\tdecision\thash\tcomment\tby\tdate';
const sheet = { id: 'ui-stars--sheet' };
const half = { id: 'ui-stars--half' };
const tooSmall = { story: half.id, mode: 'desktop-light', hash: cc, comment: 'Too small' };
const signOffsWith = (decisions: readonly Decision[], current = pictures) =>
  [sheet, half].map(({ id }) => signOffOf(current.get(id), decisionsByStory(decisions).get(id)));

it('approves every picture of a story', () => {
  const decisions = approve({ decisions: [], pictures }, [sheet], dana);
  expect(formatDecisions(decisions)).toBe(
    `${HEAD}\n` +
      `ui-stars--sheet\tdesktop-light\tapproved\t${aa}\t\tDana\t2026-11-22\n` +
      `ui-stars--sheet\tphone-dark\tapproved\t${bb}\t\tDana\t2026-11-22\n`,
  );
  expect(signOffsWith(decisions)).toEqual(['approved', 'new']);
});

it('replaces an earlier approval of the same story only', () => {
  const first = approve({ decisions: [], pictures }, [sheet, half], dana);
  const changed = picturesWith(dd);
  expect(signOffsWith(first, changed)).toEqual(['approved', 'changed']);
  const second = approve({ decisions: first, pictures: changed }, [half], sam);
  expect(signOffsWith(second, changed)).toEqual(['approved', 'approved']);
  expect(second).toHaveLength(3);
  expect(second.find(({ story }) => story === half.id)).toMatchObject({ hash: dd, by: 'Sam' });
});

it('counts a story with one more or one less picture as changed', () => {
  const decisions = approve({ decisions: [], pictures }, [sheet], dana);
  expect(signOffsWith(decisions.slice(1))).toEqual(['changed', 'new']);
  const fewer = new Map([[sheet.id, new Map([['phone-dark', bb]])]]);
  expect(signOffsWith(decisions, fewer)).toEqual(['changed', undefined]);
});

it('takes back an approval when a change is requested, until the picture changes or is approved', () => {
  const approved = approve({ decisions: [], pictures }, [sheet, half], dana);
  const requested = requestChange({ decisions: approved }, tooSmall, sam);
  expect(signOffsWith(requested)).toEqual(['approved', 'requested']);
  expect(signOffsWith(requested, picturesWith(dd))).toEqual(['approved', 'changed']);
  expect(requestChange({ decisions: requested }, tooSmall, dana)).toHaveLength(4);
  const again = approve({ decisions: requested, pictures }, [half], dana);
  expect(signOffsWith(again)).toEqual(['approved', 'approved']);
  expect(again).toHaveLength(3);
});

it('merges by keeping the lines of both: a request counts more than an approval', () => {
  const approved = formatDecisions(approve({ decisions: [], pictures }, [half], dana));
  const requested = formatDecisions(requestChange({ decisions: [] }, tooSmall, sam));
  const merged = parseDecisions(approved + requested.slice(HEAD.length + 1));
  expect(signOffsWith(merged)).toEqual(['new', 'requested']);
  const twice = parseDecisions(approved + approved.slice(HEAD.length + 1));
  expect(signOffsWith(twice)).toEqual(['new', 'approved']);
});

it('calls a state approved only when all its stories are', () => {
  expect(signOffOfAll(['approved', 'new', undefined])).toBe('new');
  expect(signOffOfAll(['changed', 'requested'])).toBe('requested');
  expect(signOffOfAll(['approved', undefined])).toBe('approved');
  expect(signOffOfAll([undefined])).toBeUndefined();
});

it('names the line of a malformed list', () => {
  const columns = 'Line 1: the columns must be story, mode, decision, ';
  expect(() => parseDecisions('id\tmode')).toThrow(columns);
});

it.each([
  ['a|b|c', 'has 3 cells instead of 7.'],
  ['a|b|approved|c|||2026-11-22', 'has no by.'],
  ['a|b|approved|c||D|Nov 22', 'has the date "Nov 22"; write it as in 2026-11-22.'],
  ['a|b|liked|c||D|2026-11-22', 'has the decision "liked" instead of approved or requested.'],
  ['a|b|requested|c||D|2026-11-22', 'is a request without a comment, or an approval with one.'],
])('refuses the line %s: it %s', (line, reason) => {
  const table = `${HEAD}\n${line.replaceAll('|', '\t')}`;
  expect(() => parseDecisions(table)).toThrow(`Line 2 (a) ${reason}`);
});
