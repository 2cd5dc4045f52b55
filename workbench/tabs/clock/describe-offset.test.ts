import { expect, it } from 'vitest';
import { millisecondsOf } from '#mocks/clock/clock-offset.ts';
import { describeOffset } from './describe-offset.ts';

it.each([
  [0, ''],
  [499, ''],
  [500, '1 second'],
  [31_000, '31 seconds'],
  [-5_000, '5 seconds'],
  [millisecondsOf('+2h') + 60_000, '2 hours, 1 minute'],
  [millisecondsOf('+11d') + 31_400, '11 days, 31 seconds'],
  [59_999, '1 minute'],
])('describes %d ms', (milliseconds, text) => {
  expect(describeOffset(milliseconds)).toBe(text);
});
