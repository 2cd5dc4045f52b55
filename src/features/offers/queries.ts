import type { InfiniteData } from '@tanstack/react-query';
import type { CallAnswer } from '#src/contract/endpoint.ts';
import { getOffer, listOffers } from '#src/contract/offers.ts';
import type { Offer } from '#src/domain/offer.ts';
import type { Review } from '#src/domain/review.ts';
import type { Api } from '#src/lib/api.ts';
import type { Patch } from '#src/lib/mutation.ts';
import { callPages, callQuery } from '#src/lib/query.ts';
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

/** The infinite query options of the viewer's offers (section 7). */
export function offersQuery(api: Api, filters: OfferFilters) {
  const query = queryOf(filters);
  return callPages(api, listOffers, { query }, ({ pagination }) => pagination.has_more);
}

/** Fetches the first page, bypassing the query cache. */
export function fetchFirstPage(api: Api, filters: OfferFilters): Promise<OffersPage> {
  return api.call(listOffers, { query: { ...queryOf(filters), page: 1 } });
}

/** The query options of one offer (section 7). */
export function offerQuery(api: Api, id: number) {
  return callQuery(api, getOffer, { params: { id } });
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
