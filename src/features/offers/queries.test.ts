import { describe, expect, it } from 'vitest';
import { getOffer, listOffers } from '#src/contract/offers.ts';
import type { Offer } from '#src/domain/offer.ts';
import { applyPatch } from '#src/lib/mutation.ts';
import { callKey, createQueryClient } from '#src/lib/query.ts';
import { offerFilters } from './offer-filters.ts';
import { offerList, offerPatch } from './queries.ts';

const offer = (id: number, status: Offer['status'] = 'pending') => ({ id, status }) as Offer;
const page = (total: number, ...ids: number[]) => ({
  offers: ids.map((id) => offer(id)),
  pagination: { total, has_more: true },
});
const pages = { pages: [page(24, 9, 8), page(25, 8, 7)], pageParams: [1, 2] };

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
  expect(statuses.map((status) => all.belongs(offer(1, status)))).toEqual([true, true]);
  expect(statuses.map((status) => paid.belongs(offer(1, status)))).toEqual([false, true]);
});

describe('offerPatch', () => {
  const queries = createQueryClient();
  queries.setQueryData([...callKey(listOffers), 'pages', 'all'], pages);
  queries.setQueryData([...callKey(getOffer), 7], { offer: offer(7) });
  queries.setQueryData([...callKey(getOffer), 9], { offer: offer(9) });
  applyPatch(queries, offerPatch, { offer: offer(7, 'accepted') });
  const patched = queries.getQueryData<typeof pages>([...callKey(listOffers), 'pages', 'all']);

  it('updates the loaded pages and the details', () => {
    const offers = patched?.pages.flatMap((each) => each.offers);
    expect(offers?.map(({ status }) => status)).toEqual([
      'pending',
      'pending',
      'pending',
      'accepted',
    ]);
    expect(queries.getQueryData([...callKey(getOffer), 7])).toEqual({
      offer: offer(7, 'accepted'),
    });
    expect(queries.getQueryData([...callKey(getOffer), 9])).toEqual({ offer: offer(9) });
  });

  it('never replaces a newer offer', () => {
    const key = [...callKey(getOffer), 5];
    const at = (hour: number, status: Offer['status']) => ({
      ...offer(5, status),
      updated_at: `2026-03-14T${hour}:00:00.000Z`,
    });
    const newer = { offer: at(11, 'accepted') };
    const list = { pages: [{ ...page(1), offers: [newer.offer] }], pageParams: [1] };
    queries.setQueryData(key, newer);
    applyPatch(queries, offerPatch, { offer: at(10, 'pending') });
    expect(queries.getQueryData(key)).toBe(newer);
    expect(offerPatch.apply(list, { offer: at(10, 'pending') })).toBe(list);
    applyPatch(queries, offerPatch, { offer: at(12, 'cancelled') });
    expect(queries.getQueryData(key)).toEqual({ offer: at(12, 'cancelled') });
  });

  it('preserves the identity of unchanged values', () => {
    expect(patched?.pages[0]).toBe(pages.pages[0]);
    expect(patched?.pages[1]?.offers[0]).toBe(pages.pages[1]?.offers[0]);
  });
});
