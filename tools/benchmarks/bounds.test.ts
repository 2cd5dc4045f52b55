import { afterEach, expect, it, vi } from 'vitest';
import { reportBounds } from './bounds.ts';

afterEach(() => vi.restoreAllMocks());

it.each([
  [10, 0, '✓ requests: 10 (bound: 10)'],
  [11, 1, '✗ requests: 11 (bound: 10)'],
  [Number.NaN, 1, '✗ requests: NaN (bound: 10)'],
])('%d of 10 exits with %d if it is checked', (measured, code, line) => {
  const log = vi.spyOn(console, 'log').mockReturnValue();
  const requests = ['requests', measured, 10] as const;
  expect(reportBounds([requests], false)).toBe(0);
  // An excess stays one beside a bound that holds.
  expect(reportBounds([requests, ['fonts', 0, 0, ' kB']], true)).toBe(code);
  expect(log.mock.calls).toEqual([[line], [line], ['✓ fonts: 0 kB (bound: 0 kB)']]);
});

it('shows the digits in which an excess differs from its bound', () => {
  const log = vi.spyOn(console, 'log').mockReturnValue();
  reportBounds([['JavaScript', 1.3012, 1.3, 'x']], false);
  expect(log).toHaveBeenCalledWith('✗ JavaScript: 1.3012x (bound: 1.3x)');
});
