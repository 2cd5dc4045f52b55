import { expect, it } from 'vitest';
import { createSteppedClock, STORY_NOW } from './stepped-clock.ts';

/** A clock at 0, and timers that log their name and time. */
function started() {
  const clock = createSteppedClock(0);
  const log: string[] = [];
  const note = (name: string) => () => void log.push(`${name}@${clock.now()}`);
  return { clock, log, note };
}

it('starts at 2026-03-14T10:00:00Z by default and stands still', () => {
  const clock = createSteppedClock();
  expect(new Date(clock.now()).toISOString()).toBe('2026-03-14T10:00:00.000Z');
  clock.advance(1_500);
  expect(clock.now()).toBe(STORY_NOW + 1_500);
});

it('runs timers in the order of their due time, then of their creation', () => {
  const { clock, log, note } = started();
  clock.after(300, note('late'));
  clock.every(100, note('tick'));
  clock.after(100, note('second'));
  clock.after(50, note('early'));
  clock.advance(300);
  expect(log).toEqual(['early@50', 'tick@100', 'second@100', 'tick@200', 'late@300', 'tick@300']);
});

it('runs overdue timers only when advanced, and an interval of 0 ms every millisecond', () => {
  const { clock, log, note } = started();
  clock.after(0, note('now'));
  clock.after(-5, note('past'));
  clock.every(0, note('tick'));
  expect(log).toEqual([]);
  clock.advance(0);
  clock.advance(2);
  expect(log).toEqual(['now@0', 'past@0', 'tick@1', 'tick@2']);
});

it('cancels timers, also twice, and from one of them', () => {
  const { clock, log, note } = started();
  const cancelTask = clock.after(50, note('task'));
  cancelTask();
  cancelTask();
  const cancel = clock.every(100, () => {
    note('tick')();
    cancel();
    cancelOther();
  });
  const cancelOther = clock.after(100, note('other'));
  clock.advance(500);
  expect(log).toEqual(['tick@100']);
});

it('runs timers created while advancing', () => {
  const { clock, log, note } = started();
  clock.after(100, () => {
    note('outer')();
    clock.after(50, note('inner'));
    clock.after(0, note('at once'));
  });
  clock.advance(200);
  expect(log).toEqual(['outer@100', 'at once@100', 'inner@150']);
  expect(clock.now()).toBe(200);
});
