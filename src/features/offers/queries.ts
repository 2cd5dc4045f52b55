import type { InfiniteData } from '@tanstack/react-query';
import type { CallAnswer } from '#src/contract/endpoint.ts';
import { getOffer, listOffers } from '#src/contract/offers.ts';
import type { Offer } from '#src/domain/offer.ts';
import type { Api } from '#src/lib/api.ts';
import type { Patch } from '#src/lib/mutation.ts';
import { callPages, callQuery } from '#src/lib/query.ts';
import type { OfferFilters } from './offer-filters.ts';

type OffersPage = CallAnswer<typeof listOffers>;

/** The pages of the viewer's offers that these filters leave (section 7). */
export function offersQuery(api: Api, { search, status, sortBy, order }: OfferFilters) {
  const query = {
    ...(search === '' ? {} : { search }),
    ...(status === null ? {} : { status }),
    sort_by: sortBy,
    sort_order: order,
  };
  return callPages(api, listOffers, { query }, ({ pagination }) => pagination.has_more);
}

/** One offer (section 7). */
export function offerQuery(api: Api, id: number) {
  return callQuery(api, getOffer, { params: { id } });
}

/**
 * The offers of all loaded pages. One that has slipped to the next page meanwhile, because a newer
 * one came in, stands where it was first.
 */
export function offersOf({ pages }: InfiniteData<OffersPage>): Offer[] {
  return [...new Map(pages.flatMap(({ offers }) => offers).map((o) => [o.id, o])).values()];
}

/** How many offers there are by the last word of the server. */
export function totalOf({ pages }: InfiniteData<OffersPage>): number {
  return pages.at(-1)?.pagination.total ?? 0;
}

/** Puts an offer in place of its older self, in loaded pages and in its details. */
export const offerPatch: Patch<{ offer: Offer }> = {
  calls: [listOffers, getOffer],
  apply: (cached, { offer }) => {
    if (isPages(cached)) return { ...cached, pages: cached.pages.map((p) => patchPage(p, offer)) };
    return isDetails(cached) && cached.offer.id === offer.id ? { ...cached, offer } : cached;
  },
};

/** Pages that do not hold the offer stay the same values, so that nothing of them is drawn anew. */
function patchPage(page: OffersPage, offer: Offer): OffersPage {
  if (!page.offers.some(({ id }) => id === offer.id)) return page;
  return { ...page, offers: page.offers.map((old) => (old.id === offer.id ? offer : old)) };
}

function isPages(cached: unknown): cached is InfiniteData<OffersPage> {
  return typeof cached === 'object' && cached !== null && 'pages' in cached;
}

function isDetails(cached: unknown): cached is { offer: Offer } {
  return typeof cached === 'object' && cached !== null && 'offer' in cached;
}
