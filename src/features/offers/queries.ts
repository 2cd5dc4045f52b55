import type { InfiniteData } from '@tanstack/react-query';
import type { CallAnswer } from '#src/contract/endpoint.ts';
import { getOffer, listOffers, OFFERS_PER_PAGE } from '#src/contract/offers.ts';
import type { Offer } from '#src/domain/offer.ts';
import type { Review } from '#src/domain/review.ts';
import type { Api } from '#src/lib/api.ts';
import type { Patch } from '#src/lib/mutation.ts';
import type { PagedList } from '#src/lib/paged-list.ts';
import { callQuery } from '#src/lib/query.ts';
import type { OfferFilters } from './offer-filters.ts';

type OffersPage = CallAnswer<typeof listOffers>;

/** Converts the filters to the query of the call (section 7). */
function queryOf({ search, status, ...sort }: OfferFilters) {
  return {
    ...(search === '' ? {} : { search }),
    ...(status === null ? {} : { status }),
    ...sort,
  };
}

/** The viewer's offers (section 7). */
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

/** The query options of one offer (section 7). */
export function offerQuery(api: Api, id: number) {
  return callQuery(api, getOffer, { params: { id } });
}

/** Replaces an offer in cached pages and details, unless the cached one is newer. */
export const offerPatch: Patch<{ offer: Offer }> = {
  calls: [listOffers, getOffer],
  apply: (cached, { offer }) =>
    patchOffer(cached, offer.id, (old) => (isNewer(old, offer) ? old : offer)),
};

function isNewer(one: Offer, other: Offer): boolean {
  return Date.parse(one.updated_at) > Date.parse(other.updated_at);
}

/** Sets `review_id` on the offer of a new review, in cached pages and details. */
export const reviewedOfferPatch: Patch<{ data: Review }> = {
  calls: [listOffers, getOffer],
  apply: (cached, { data }) =>
    patchOffer(cached, data.task_offer_id, (offer) => ({ ...offer, review_id: data.id })),
};

/** Preserves the identity of unchanged values, so their components don't re-render. */
function patchOffer(cached: unknown, id: number, change: (offer: Offer) => Offer): unknown {
  if (isPages(cached)) {
    const pages = mapChanged(cached.pages, (page) => {
      const offers = mapChanged(page.offers, (old) => (old.id === id ? change(old) : old));
      return offers === page.offers ? page : { ...page, offers };
    });
    return pages === cached.pages ? cached : { ...cached, pages };
  }
  if (!isDetails(cached) || cached.offer.id !== id) return cached;
  const offer = change(cached.offer);
  return offer === cached.offer ? cached : { ...cached, offer };
}

/** Like `map`, but returns the same array when nothing changes. */
function mapChanged<Item>(items: Item[], change: (item: Item) => Item): Item[] {
  const changed = items.map(change);
  return changed.every((item, index) => item === items[index]) ? items : changed;
}

function isPages(cached: unknown): cached is InfiniteData<OffersPage> {
  return typeof cached === 'object' && cached !== null && 'pages' in cached;
}

function isDetails(cached: unknown): cached is { offer: Offer } {
  return typeof cached === 'object' && cached !== null && 'offer' in cached;
}
