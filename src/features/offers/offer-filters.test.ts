import { expect, it } from 'vitest';
import { narrowsResults, offerFilters } from './queries.ts';

it('shows all offers, newest first, by default', () => {
  expect(offerFilters.defaults).toEqual({
    search: '',
    status: null,
    sort_by: 'created_at',
    sort_order: 'desc',
  });
});

it('distinguishes filters that narrow the results from a sort order', () => {
  const sorted = { ...offerFilters.defaults, sort_order: 'asc' } as const;
  expect([offerFilters.countActive(sorted), narrowsResults(sorted)]).toEqual([1, false]);
  expect(narrowsResults({ ...offerFilters.defaults, status: 'pending' })).toBe(true);
  expect(narrowsResults({ ...offerFilters.defaults, search: 'shelf' })).toBe(true);
});
