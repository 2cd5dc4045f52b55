import { expect, it } from 'vitest';
import { millisecondsOf, printClockOffset, readClockOffset } from './clock-offset.ts';

it.each([
  ['+250ms', 250],
  ['+1.5m', 90_000],
  ['+366d', 366 * 86_400_000],
  ['+1d13.779s', 86_413_779],
])('reads %s', (text, milliseconds) => {
  const offset = readClockOffset(text);
  expect(offset).toBe(text);
  expect(offset && millisecondsOf(offset)).toBe(milliseconds);
  expect(readClockOffset(text.replace('+', ' ')), 'as decoded from a URL').toBe(text);
});

it.each(['31s', '-31s', '+31', '+1e3s', '+31 s', '+367d', '+1w', ''])('rejects "%s"', (text) => {
  expect(readClockOffset(text)).toBeUndefined();
});

it.each([
  [0, '+0s'],
  [250, '+0.25s'],
  [86_413_779, '+1d13.779s'],
])('prints %i ms', (milliseconds, text) => {
  expect(printClockOffset(milliseconds)).toBe(text);
});
