import * as z from 'zod/mini';
import { OFFER_SORTS, SORT_ORDERS } from '#src/contract/offers.ts';
import { OfferStatus } from '#src/domain/offer.ts';

/** Longer searches from the URL are truncated. */
const SEARCH_MAX = 200;

/** The filters and sort order of the offer list (sections 2 and 7). */
export interface OfferFilters {
  /** Matches task, client, worker and amount. Trimmed. */
  readonly search: string;
  /** A status, or null for all. */
  readonly status: OfferStatus | null;
  readonly sortBy: (typeof OFFER_SORTS)[number];
  readonly order: (typeof SORT_ORDERS)[number];
}

/** No filters, newest first (section 9). */
export const DEFAULT_OFFER_FILTERS: OfferFilters = {
  search: '',
  status: null,
  sortBy: 'created_at',
  order: 'desc',
};

const SortBy = z.enum(OFFER_SORTS);
const Order = z.enum(SORT_ORDERS);

/**
 * Reads the filters from URL search parameters. An invalid value silently becomes the default.
 *
 * @example readOfferFilters(new URLSearchParams('status=pending&order=sideways'))
 *          // { search: '', status: 'pending', sortBy: 'created_at', order: 'desc' }
 */
export function readOfferFilters(params: URLSearchParams): OfferFilters {
  const { search, status, sortBy, order } = DEFAULT_OFFER_FILTERS;
  return {
    search: (params.get('search') ?? search).trim().slice(0, SEARCH_MAX),
    status: OfferStatus.safeParse(params.get('status')).data ?? status,
    sortBy: SortBy.safeParse(params.get('sort_by')).data ?? sortBy,
    order: Order.safeParse(params.get('sort_order')).data ?? order,
  };
}

/**
 * Writes the filters to a copy of the URL search parameters. Omits defaults and keeps unrelated
 * parameters.
 */
export function writeOfferFilters(params: URLSearchParams, filters: OfferFilters): URLSearchParams {
  const next = new URLSearchParams(params);
  const set = (name: string, value: string | null, defaultValue: string | null) => {
    if (value === null || value === defaultValue) next.delete(name);
    else next.set(name, value);
  };
  set('search', filters.search.trim(), DEFAULT_OFFER_FILTERS.search);
  set('status', filters.status, null);
  set('sort_by', filters.sortBy, DEFAULT_OFFER_FILTERS.sortBy);
  set('sort_order', filters.order, DEFAULT_OFFER_FILTERS.order);
  return next;
}

/** Whether any filter or the sort order differs from the default. */
export function isFiltered(filters: OfferFilters): boolean {
  return writeOfferFilters(new URLSearchParams(), filters).size > 0;
}

/** Whether the filters can exclude offers, and so explain an empty list. Sorting can't. */
export function narrowsResults(filters: OfferFilters): boolean {
  return filters.search !== '' || filters.status !== null;
}
