import type { CallAnswer } from '#src/contract/endpoint.ts';
import { listOffers, OFFERS_PER_PAGE } from '#src/contract/offers.ts';
import type { Offer } from '#src/domain/offer.ts';
import type { PagedList } from '#src/lib/lists/paged-list.ts';
import type { FilteredList } from '#src/lib/lists/use-filtered-list.ts';
import { narrowsResults, offerFilters, type OfferFilters } from './offer-filters.ts';

type OffersPage = CallAnswer<typeof listOffers>;

function queryOf({ search, status, ...sort }: OfferFilters) {
  return {
    ...(search === '' ? {} : { search }),
    ...(status === null ? {} : { status }),
    ...sort,
  };
}

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
