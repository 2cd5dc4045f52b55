import * as z from 'zod/mini';
import { OFFER_SORTS, SORT_ORDERS } from '#src/contract/offers.ts';
import { OfferStatus } from '#src/domain/offer.ts';

/** A search longer than this is no search; the rest is dropped. */
const SEARCH_MAX = 200;

/** What the list of offers shows, and in which order (sections 2 and 7). */
export interface OfferFilters {
  /** Looked for in task, client, worker and amount; without spaces around it. */
  readonly search: string;
  /** One status, or null for all. */
  readonly status: OfferStatus | null;
  readonly sortBy: (typeof OFFER_SORTS)[number];
  readonly order: (typeof SORT_ORDERS)[number];
}

/** Section 9: the newest first. */
export const DEFAULT_OFFER_FILTERS: OfferFilters = {
  search: '',
  status: null,
  sortBy: 'created_at',
  order: 'desc',
};

const SortBy = z.enum(OFFER_SORTS);
const Order = z.enum(SORT_ORDERS);

/**
 * The filters that an address asks for; a value that is none falls back without a word.
 *
 * @example readOfferFilters(new URLSearchParams('status=pending&order=sideways'))
 *          // { search: '', status: 'pending', sortBy: 'created_at', order: 'desc' }
 */
export function readOfferFilters(address: URLSearchParams): OfferFilters {
  const { search, status, sortBy, order } = DEFAULT_OFFER_FILTERS;
  return {
    search: (address.get('search') ?? search).trim().slice(0, SEARCH_MAX),
    status: OfferStatus.safeParse(address.get('status')).data ?? status,
    sortBy: SortBy.safeParse(address.get('sort_by')).data ?? sortBy,
    order: Order.safeParse(address.get('sort_order')).data ?? order,
  };
}

/** Puts filters into an address beside what else it says; a default is not written down. */
export function writeOfferFilters(
  address: URLSearchParams,
  filters: OfferFilters,
): URLSearchParams {
  const next = new URLSearchParams(address);
  const set = (name: string, value: string | null, usual: string | null) => {
    if (value === null || value === usual) next.delete(name);
    else next.set(name, value);
  };
  set('search', filters.search.trim(), DEFAULT_OFFER_FILTERS.search);
  set('status', filters.status, null);
  set('sort_by', filters.sortBy, DEFAULT_OFFER_FILTERS.sortBy);
  set('sort_order', filters.order, DEFAULT_OFFER_FILTERS.order);
  return next;
}

/** Whether the list shows less than everything, or in another order than usual. */
export function isFiltered(filters: OfferFilters): boolean {
  return writeOfferFilters(new URLSearchParams(), filters).size > 0;
}

/** Whether the list leaves anything out: only then can an empty list be the filters' doing. */
export function leavesOut(filters: OfferFilters): boolean {
  return filters.search !== '' || filters.status !== null;
}
