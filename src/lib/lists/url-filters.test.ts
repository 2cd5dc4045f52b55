import { describe, expect, it } from 'vitest';
import { oneOf, text, urlFilters } from './url-filters.ts';

const filters = urlFilters({
  search: text({ max: 10 }),
  status: oneOf(['open', 'paid']),
  order: oneOf(['asc', 'desc'], 'desc'),
});
const read = (params: string) => filters.read(new URLSearchParams(params));
const write = (given: Partial<typeof filters.defaults>, params = '') =>
  filters.write(new URLSearchParams(params), { ...filters.defaults, ...given }).toString();

describe('filters in the URL', () => {
  it('are absent by default', () => {
    expect(filters.defaults).toEqual({ search: '', status: null, order: 'desc' });
    expect(read('')).toEqual(filters.defaults);
    expect(write({})).toBe('');
  });

  it('round-trip', () => {
    const all = { search: 'shelf', status: 'paid', order: 'asc' } as const;
    expect(write(all)).toBe('search=shelf&status=paid&order=asc');
    expect(read(write(all))).toEqual(all);
  });

  it.each([
    ['status=archived', {}],
    ['status=', {}],
    ['order=sideways', {}],
    ['order=sideways&status=open', { status: 'open' }],
    ['search=%20%20shelf%20', { search: 'shelf' }],
    ['search=%20%20', {}],
    [`search=${'x'.repeat(500)}`, { search: 'x'.repeat(10) }],
    ['search=a&search=b', { search: 'a' }],
  ])('become the default when invalid: %s', (params, given) => {
    expect(read(params)).toEqual({ ...filters.defaults, ...given });
  });

  it('keep other parameters', () => {
    expect(write({ order: 'asc' }, 'offer=12&status=paid')).toBe('offer=12&order=asc');
  });

  it('never cut an emoji in half', () => {
    expect(read(`search=${encodeURIComponent('🪴'.repeat(12))}`).search).toBe('🪴'.repeat(10));
    expect(write({ search: 'half \ud83e' })).toBe(`search=half+${encodeURIComponent('\ufffd')}`);
  });

  it.each([
    '  ',
    ' shelf ',
    'x'.repeat(30),
    '🪴'.repeat(30),
    'a b',
    '\ud83e',
    `${'x'.repeat(9)}  y`,
  ])('mean the same once they were written and read: %j', (search) => {
    const typed = { ...filters.defaults, search };
    const applied = read(write({ search }));
    expect(filters.keyOf(applied)).toBe(filters.keyOf(typed));
  });
});

it('counts the active filters, or those with certain names', () => {
  const values = { ...filters.defaults, search: ' shelf', order: 'asc' } as const;
  expect(filters.countActive(filters.defaults)).toBe(0);
  expect(filters.countActive(values)).toBe(2);
  expect(filters.countActive(values, ['status', 'search'])).toBe(1);
  expect(filters.countActive({ ...values, search: '  ' })).toBe(1);
});
