import { expect, it } from 'vitest';
import type { Offer } from '#src/domain/offer.ts';
import { offerFilters } from './queries.ts';
import { offerList } from './queries.ts';

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
