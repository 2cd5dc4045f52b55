import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Bound } from './bounds.ts';
import { printBounds } from './report.ts';

const requests: Bound<number> = {
  what: 'requests',
  limit: 10,
  unit: '',
  valueOf: (measured) => measured,
};

let lines: string[] = [];
beforeEach(() => {
  lines = [];
  vi.spyOn(console, 'log').mockImplementation((line: string) => void lines.push(line));
});
afterEach(() => vi.restoreAllMocks());

it.each([
  [10, true, '✓ requests: 10 (bound: 10)'],
  [11, false, '✗ requests: 11 (bound: 10)'],
  [Number.NaN, false, '✗ requests: NaN (bound: 10)'],
])('%d of 10 is within the bound: %s', (measured, holds, line) => {
  expect(printBounds([requests], measured)).toBe(holds);
  expect(lines).toEqual([line]);
});

it('reports an excess before a bound that holds', () => {
  const none: Bound<number> = { what: 'nothing', limit: 0, unit: ' kB', valueOf: () => 0 };
  expect(printBounds([requests, none], 12)).toBe(false);
  expect(lines).toEqual(['✗ requests: 12 (bound: 10)', '✓ nothing: 0 kB (bound: 0 kB)']);
});
