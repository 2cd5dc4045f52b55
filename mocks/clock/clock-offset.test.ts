import { expect, it } from 'vitest';
import { aheadOf, millisecondsOf, printClockOffset, readClockOffset } from './clock-offset.ts';
import { createSteppedClock, STORY_NOW } from './stepped-clock.ts';

it.each([
  ['+250ms', 250],
  ['+31s', 31_000],
  ['+1.5m', 90_000],
  ['+2h', 7_200_000],
  ['+366d', 366 * 86_400_000],
  ['+1d2h', 93_600_000],
  ['+1d13.779s', 86_413_779],
])('reads %s', (text, milliseconds) => {
  const offset = readClockOffset(text);
  expect(offset).toBe(text);
  expect(offset && millisecondsOf(offset)).toBe(milliseconds);
  expect(readClockOffset(text.replace('+', ' ')), 'as decoded from a URL').toBe(text);
});

it.each(['31s', '-31s', '+31', '+s', '+1e3s', '+31 s', '+367d', '+1w', '', '+Infinitys'])(
  'rejects "%s"',
  (text) => {
    expect(readClockOffset(text)).toBeUndefined();
  },
);

it.each([
  [0, '+0s'],
  [250, '+0.25s'],
  [93_500, '+1m33.5s'],
  [93_600_000, '+1d2h'],
  [86_413_779, '+1d13.779s'],
])('prints %i ms', (milliseconds, text) => {
  expect(printClockOffset(milliseconds)).toBe(text);
});

it('a clock that is ahead runs timers of the other clock', () => {
  const clock = createSteppedClock();
  const ahead = aheadOf(clock, '+31s');
  const due: number[] = [];
  ahead.after(100, () => due.push(ahead.now()));
  clock.advance(100);
  expect(due).toEqual([STORY_NOW + 31_100]);
});
