import { expect, it } from 'vitest';
import type { Offer } from '#src/domain/offer.ts';
import { DEFAULT_OFFER_FILTERS } from './offer-filters.ts';
import { offersOf, offersQuery, totalOf } from './queries.ts';

const offer = (id: number, status: Offer['status'] = 'pending') => ({ id, status }) as Offer;
const page = (total: number, ...ids: number[]) => ({
  offers: ids.map((id) => offer(id)),
  pagination: { total, has_more: true },
});
const pages = { pages: [page(24, 9, 8), page(25, 8, 7)], pageParams: [1, 2] };

it('sends only the filters that are set', () => {
  const keyOf = (given: object) =>
    offersQuery({ call: () => Promise.reject(new Error()) }, { ...DEFAULT_OFFER_FILTERS, ...given })
      .queryKey;
  expect(keyOf({}).at(-1)).toEqual({ query: { sort_by: 'created_at', sort_order: 'desc' } });
  expect(keyOf({ search: 'shelf', status: 'paid' }).at(-1)).toEqual({
    query: { search: 'shelf', status: 'paid', sort_by: 'created_at', sort_order: 'desc' },
  });
});

it('deduplicates offers across pages and uses the latest total', () => {
  expect(offersOf(pages).map(({ id }) => id)).toEqual([9, 8, 7]);
  expect(totalOf(pages)).toBe(25);
});
