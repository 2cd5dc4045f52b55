import type { CallAnswer } from '#src/contract/endpoint.ts';
import { listOffers, OFFERS_PER_PAGE, OFFER_SORTS, SORT_ORDERS } from '#src/contract/offers.ts';
import { type Offer, OFFER_STATUSES } from '#src/domain/offer.ts';
import type { PagedList } from '#src/lib/lists/paged-list.ts';
import type { FilteredList } from '#src/lib/lists/use-filtered-list.ts';
import { oneOf, queryOf, text, urlFilters, type FilterValues } from '#src/lib/lists/url-filters.ts';

/** Named as the call's parameters (product.md §2, §7, §9). */
export const offerFilters = urlFilters({
  search: text({ max: 200 }),
  status: oneOf(OFFER_STATUSES),
  sort_by: oneOf(OFFER_SORTS, 'created_at'),
  sort_order: oneOf(SORT_ORDERS, 'desc'),
});

export type OfferFilters = FilterValues<typeof offerFilters>;

/** Sorting can't explain an empty list. */
export function narrowsResults(filters: OfferFilters): boolean {
  return offerFilters.countActive(filters, ['search', 'status']) > 0;
}

type OffersPage = CallAnswer<typeof listOffers>;

export function offerList(filters: OfferFilters): PagedList<typeof listOffers, Offer> {
  const { status } = filters;
  return {
    ...OFFER_PAGES,
    input: { query: queryOf(filters) },
    belongs: (offer) => status === null || offer.status === status,
  };
}

const OFFER_PAGES = {
  endpoint: listOffers,
  perPage: OFFERS_PER_PAGE,
  itemsOf: ({ offers }: OffersPage) => offers,
  keyOf: ({ id }: Offer) => id,
  hasMore: ({ pagination }: OffersPage) => pagination.has_more,
  totalOf: ({ pagination }: OffersPage) => pagination.total,
} as const;

/** `offer=12` opens the details. */
export const filteredOffers: FilteredList<OfferFilters, typeof listOffers, Offer> = {
  filters: offerFilters,
  listOf: offerList,
  narrowsResults,
  itemName: 'offer',
};
