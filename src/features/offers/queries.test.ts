import { expect, it } from 'vitest';
import type { Offer } from '#src/domain/offer.ts';
import { narrowsResults, offerFilters, offerList } from './queries.ts';

const offer = (id: number, status: Offer['status'] = 'pending') => ({ id, status }) as Offer;

it('sends only the filters that are set', () => {
  const { defaults } = offerFilters;
  const sort = { sort_by: 'created_at', sort_order: 'desc' };
  expect(offerList(defaults).input).toEqual({ query: sort });
  expect(offerList({ ...defaults, search: 'shelf', status: 'paid' }).input).toEqual({
    query: { search: 'shelf', status: 'paid', ...sort },
  });
});

it('knows which offers still match the status filter', () => {
  const all = offerList(offerFilters.defaults);
  const paid = offerList({ ...offerFilters.defaults, status: 'paid' });
  const statuses = ['pending', 'paid'] as const;
  expect(statuses.map((status) => all.belongs?.(offer(1, status)))).toEqual([true, true]);
  expect(statuses.map((status) => paid.belongs?.(offer(1, status)))).toEqual([false, true]);
});

it('distinguishes filters that narrow the results from a sort order', () => {
  const sorted = { ...offerFilters.defaults, sort_order: 'asc' } as const;
  expect([offerFilters.countActive(sorted), narrowsResults(sorted)]).toEqual([1, false]);
  expect(narrowsResults({ ...offerFilters.defaults, status: 'pending' })).toBe(true);
  expect(narrowsResults({ ...offerFilters.defaults, search: 'shelf' })).toBe(true);
});
