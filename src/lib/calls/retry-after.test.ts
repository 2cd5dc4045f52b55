import { expect, it } from 'vitest';
import { parseRetryAfter } from './retry-after.ts';

const NOW = Date.parse('2026-03-14T10:00:00Z');

it.each([
  ['0', 0],
  ['30', 30_000],
  [' 120 ', 120_000],
  ['Sat, 14 Mar 2026 10:01:30 GMT', 90_000],
  ['Sat, 14 Mar 2026 09:00:00 GMT', 0],
  [null, undefined],
  ['', undefined],
  ['-1', undefined],
  ['1.5', undefined],
  ['soon', undefined],
  ['2026-03-14T10:01:30Z', undefined],
  ['not a date GMT', undefined],
])('reads %j as %j', (header, milliseconds) => {
  expect(parseRetryAfter(header, NOW)).toBe(milliseconds);
});
