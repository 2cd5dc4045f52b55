import { OFFER_SORTS, SORT_ORDERS } from '#src/contract/offers.ts';
import { OFFER_STATUSES } from '#src/domain/offer.ts';
import { oneOf, text, urlFilters, type FilterValues } from '#src/lib/lists/url-filters.ts';

/** The filters of the offer list (product.md §2, §7, §9), named as the call's parameters. */
export const offerFilters = urlFilters({
  /** Matches task, client, worker and amount. */
  search: text({ max: 200 }),
  status: oneOf(OFFER_STATUSES),
  sort_by: oneOf(OFFER_SORTS, 'created_at'),
  sort_order: oneOf(SORT_ORDERS, 'desc'),
});

export type OfferFilters = FilterValues<typeof offerFilters>;

/** Whether the filters can exclude offers, and so explain an empty list. Sorting can't. */
export function narrowsResults(filters: OfferFilters): boolean {
  return offerFilters.countActive(filters, ['search', 'status']) > 0;
}
