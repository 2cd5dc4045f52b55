import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { bound, reportBounds } from './bounds.ts';

let lines: string[] = [];
beforeEach(() => {
  lines = [];
  vi.spyOn(console, 'log').mockImplementation((line: string) => void lines.push(line));
});
afterEach(() => vi.restoreAllMocks());

it.each([
  [10, 0, '✓ requests: 10 (bound: 10)'],
  [11, 1, '✗ requests: 11 (bound: 10)'],
  [Number.NaN, 1, '✗ requests: NaN (bound: 10)'],
])('%d of 10 exits with %d if it is checked', (measured, code, line) => {
  expect(reportBounds([bound('requests', measured, 10)], true)).toBe(code);
  expect(reportBounds([bound('requests', measured, 10)], false)).toBe(0);
  expect(lines).toEqual([line, line]);
});

it('reports an excess before a bound that holds', () => {
  expect(reportBounds([bound('requests', 12, 10), bound('none', 0, 0, ' kB')], true)).toBe(1);
  expect(lines).toEqual(['✗ requests: 12 (bound: 10)', '✓ none: 0 kB (bound: 0 kB)']);
});
