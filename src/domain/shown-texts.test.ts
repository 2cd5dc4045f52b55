import { describe, expect, it } from 'vitest';
import { cut, CUT } from './cut.ts';
import { formatDay, relativeTime } from './dates.ts';
import { formatMoney } from './money.ts';

it.each([
  [0, '$0'],
  [45, '$45'],
  [1_250, '$1,250'],
  [99_999.99, '$99,999.99'],
  [0.1 + 0.2, '$0.30'],
  [-5, '-$5'],
  [null, '–'],
  [undefined, '–'],
  [Number.NaN, '–'],
])('formats %j as %s', (amount, text) => {
  expect(formatMoney(amount)).toBe(text);
});

describe('relative time', () => {
  const start = '2026-03-14T10:00:00Z';
  it.each([
    [-5_000, 'Just now'],
    [0, 'Just now'],
    [59_999, 'Just now'],
    [60_000, '1m ago'],
    [3_599_999, '59m ago'],
    [3_600_000, '1h ago'],
    [86_399_999, '23h ago'],
    [86_400_000, 'Mar 14, 2026'],
  ])('%i ms later: %s', (later, text) => {
    expect(relativeTime(start, Date.parse(start) + later, 'UTC')).toBe(text);
  });
});

it('formats a date without a time', () => {
  expect(formatDay('2026-03-14')).toBe('Mar 14, 2026');
});

describe('cut', () => {
  it.each(Object.values(CUT))('truncates only texts longer than %i', (max) => {
    expect(cut('a'.repeat(max), max)).toBe('a'.repeat(max));
    expect(cut('a'.repeat(max + 1), max)).toBe(`${'a'.repeat(max)}…`);
  });

  it('never splits a grapheme and leaves no space before the ellipsis', () => {
    expect(cut('👩‍🔧👩‍🔧👩‍🔧', 2)).toBe('👩‍🔧👩‍🔧…');
    expect(cut('one two', 4)).toBe('one…');
  });
});
