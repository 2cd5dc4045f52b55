import { describe, expect, it } from 'vitest';
import { parseRecord, printRecord, unrecorded, updateRecord, type Opened } from './record.ts';

const opening = (screens: string, scenarios: string): Opened => ({
  screens: screens.split(' ').filter(Boolean),
  scenarios: scenarios.split(' ').filter(Boolean),
});
const offers = 'stories/Offers.stories.tsx';
const badge = 'stories/Badge.stories.tsx';
const record = new Map([
  [offers, opening('offers', 'offers-loaded')],
  [badge, opening('', '')],
]);

it('is one line per file, sorted', () => {
  const text = `${badge}\t\t\n${offers}\toffers\toffers-loaded\n`;
  expect(printRecord(record)).toBe(text);
  expect(printRecord(parseRecord(text))).toBe(text);
});

describe('a run', () => {
  it('replaces the line of a file that ran as a whole', () => {
    const opened = opening('auth', 'home');
    const next = updateRecord(record, [{ file: offers, isWhole: true, opened }]);
    expect(next.get(offers)).toEqual(opened);
    expect(next.get(badge)).toEqual(record.get(badge));
  });

  it('adds to the line of a file that ran in part', () => {
    const opened = opening('auth', 'offers-loaded');
    const next = updateRecord(record, [{ file: offers, isWhole: false, opened }]);
    expect(next.get(offers)).toEqual(opening('auth offers', 'offers-loaded'));
  });

  it('begins the line of a file only if it ran as a whole', () => {
    const file = 'stories/New.stories.tsx';
    const opened = opening('', 'home');
    expect(updateRecord(record, [{ file, isWhole: false, opened }]).has(file)).toBe(false);
    expect(updateRecord(record, [{ file, isWhole: true, opened }]).get(file)).toEqual(opened);
  });
});

it('lacks what a file opened for the first time, and files without a line', () => {
  const run = (file: string, opened: Opened) => ({ file, isWhole: true, opened });
  expect(
    unrecorded(record, [run(offers, opening('offers', '')), run(badge, opening('', ''))]),
  ).toEqual([]);
  const runs = [run(offers, opening('auth', '')), run('stories/New.stories.tsx', opening('', ''))];
  expect(unrecorded(record, runs)).toEqual([offers, 'stories/New.stories.tsx']);
});
