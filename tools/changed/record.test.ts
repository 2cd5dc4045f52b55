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
  it.each([true, false])('adds to the line of a file, whether it ran as a whole: %s', (isWhole) => {
    const opened = opening('auth', 'home');
    const next = updateRecord(record, [{ file: offers, isWhole, opened }]);
    expect(next.get(offers)).toEqual(opening('auth offers', 'home offers-loaded'));
    expect(next.get(badge)).toEqual(record.get(badge));
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
