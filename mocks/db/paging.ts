import type { SORT_ORDERS } from '#src/contract/offers.ts';
import { MAX_PER_PAGE } from '#src/contract/shared.ts';
import type { Row } from './table.ts';

/** A part of a list, and how long the list is. */
export interface Page<R> {
  readonly rows: R[];
  readonly pagination: { total: number; has_more: boolean };
}

/** A page of rows that are in their order already. */
export function pageOf<R>(rows: readonly R[], asked: { page: number; per_page: number }): Page<R> {
  const size = Math.min(asked.per_page, MAX_PER_PAGE);
  const end = asked.page * size;
  return {
    rows: rows.slice(end - size, end),
    pagination: { total: rows.length, has_more: end < rows.length },
  };
}

/**
 * All rows, or a page of them when one is asked for.
 *
 * @param perPage how many rows a page has when only its number is given
 */
export function wholeOrPage<R>(
  rows: readonly R[],
  asked: { page?: number | undefined; per_page?: number | undefined },
  perPage: number,
): Page<R> {
  const { page, per_page } = asked;
  if (page === undefined && per_page === undefined) {
    return { rows: [...rows], pagination: { total: rows.length, has_more: false } };
  }
  return pageOf(rows, { page: page ?? 1, per_page: per_page ?? perPage });
}

/**
 * Rows in the order of a value. One order is the other backwards, ties by id included; only rows
 * without the value come last in both.
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

/** The place of a day or a moment in time, for sorting; null when there is none. */
export function timeValue(text: string | null | undefined): number | null {
  return text == null ? null : Date.parse(text);
}

/** Whether one of the texts holds what is searched for, in whatever case; no search finds all. */
export function isFound(
  search: string | undefined,
  texts: readonly (string | null | undefined)[],
): boolean {
  const needle = search?.trim().toLowerCase() ?? '';
  return needle === '' || texts.some((text) => text?.toLowerCase().includes(needle));
}
