import type { SORT_ORDERS } from '#src/contract/offers.ts';
import { cleanText } from '#src/domain/typed-text.ts';
import { MAX_PER_PAGE } from '#src/contract/shared.ts';
import type { Row } from './table.ts';

/** A page of rows and the total of the list. */
export interface Page<R> {
  readonly rows: R[];
  readonly pagination: { total: number; has_more: boolean };
}

/** A page of sorted rows. */
export function pageOf<R>(rows: readonly R[], query: { page: number; per_page: number }): Page<R> {
  const size = Math.min(query.per_page, MAX_PER_PAGE);
  const end = query.page * size;
  return {
    rows: rows.slice(end - size, end),
    pagination: { total: rows.length, has_more: end < rows.length },
  };
}

/**
 * All rows, or a page of them when the query has one.
 *
 * @param perPage the page size when the query only has a page number
 */
export function wholeOrPage<R>(
  rows: readonly R[],
  query: { page?: number | undefined; per_page?: number | undefined },
  perPage: number,
): Page<R> {
  const { page, per_page } = query;
  if (page === undefined && per_page === undefined) {
    return { rows: [...rows], pagination: { total: rows.length, has_more: false } };
  }
  return pageOf(rows, { page: page ?? 1, per_page: per_page ?? perPage });
}

/**
 * Sorts rows by a value, with ties by id. Rows without the value come last in both orders.
 *
 * @example sorted(offers, 'asc', (offer) => dayValue(offer.deadline_date))
 */
export function sorted<R extends Row>(
  rows: readonly R[],
  order: (typeof SORT_ORDERS)[number],
  valueOf: (row: R) => number | null,
): R[] {
  const sign = order === 'asc' ? 1 : -1;
  return rows
    .map((row) => ({ row, value: valueOf(row) }))
    .sort((a, b) => {
      if (a.value === null && b.value !== null) return 1;
      if (b.value === null && a.value !== null) return -1;
      return sign * ((a.value ?? 0) - (b.value ?? 0) || a.row.id - b.row.id);
    })
    .map(({ row }) => row);
}

/** Sorts rows by creation time, newest first. */
export function newestFirst<R extends Row & { readonly created_at: string }>(
  rows: readonly R[],
): R[] {
  return sorted(rows, 'desc', (row) => timeValue(row.created_at));
}

/** A date or timestamp as a number, for sorting; null when missing. */
export function timeValue(text: string | null | undefined): number | null {
  return text == null ? null : Date.parse(text);
}

/** Whether a text contains the search term, ignoring case. An empty search matches everything. */
export function isFound(
  search: string | undefined,
  texts: readonly (string | null | undefined)[],
): boolean {
  const needle = cleanText(search).toLowerCase();
  return needle === '' || texts.some((text) => text?.toLowerCase().includes(needle));
}
