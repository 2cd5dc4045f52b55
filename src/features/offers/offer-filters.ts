import { OFFER_SORTS, SORT_ORDERS } from '#src/contract/offers.ts';
import { OFFER_STATUSES } from '#src/domain/offer.ts';
import { oneOf, text, urlFilters, type FilterValues } from '#src/lib/lists/url-filters.ts';

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
