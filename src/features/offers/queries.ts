import type { InfiniteData } from '@tanstack/react-query';
import type { CallAnswer } from '#src/contract/endpoint.ts';
import { listOffers } from '#src/contract/offers.ts';
import type { Offer } from '#src/domain/offer.ts';
import type { Api } from '#src/lib/api.ts';
import { callPages } from '#src/lib/query.ts';
import type { OfferFilters } from './offer-filters.ts';

type OffersPage = CallAnswer<typeof listOffers>;

/** Converts the filters to the query of the call (section 7). */
function queryOf({ search, status, sortBy, order }: OfferFilters) {
  return {
    ...(search === '' ? {} : { search }),
    ...(status === null ? {} : { status }),
    sort_by: sortBy,
    sort_order: order,
  };
}

/** The infinite query options of the viewer's offers (section 7). */
export function offersQuery(api: Api, filters: OfferFilters) {
  const query = queryOf(filters);
  return callPages(api, listOffers, { query }, ({ pagination }) => pagination.has_more);
}

/** Fetches the first page, bypassing the query cache. */
export function fetchFirstPage(api: Api, filters: OfferFilters): Promise<OffersPage> {
  return api.call(listOffers, { query: { ...queryOf(filters), page: 1 } });
}

/**
 * The offers of all loaded pages, without duplicates. An offer occurs on two pages when a newer one
 * came in between the fetches; its first position is kept.
 */
export function offersOf({ pages }: InfiniteData<OffersPage>): Offer[] {
  return [...new Map(pages.flatMap(({ offers }) => offers).map((o) => [o.id, o])).values()];
}

/** The total number of offers, from the page loaded last. */
export function totalOf({ pages }: InfiniteData<OffersPage>): number {
  return pages.at(-1)?.pagination.total ?? 0;
}
