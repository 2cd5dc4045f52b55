import {
  idNumber,
  oneOf,
  text,
  urlFilters,
  type FilterValues,
} from '#src/lib/lists/url-filters.ts';
import { isBlank } from '#src/domain/typed-text.ts';

/** The default first (product.md §2). */
export const REVIEW_TABS = ['about', 'written', 'browse'] as const;
export type ReviewTab = (typeof REVIEW_TABS)[number];

/** In the URL, but not reset with the filters. */
export const reviewTab = urlFilters({ tab: oneOf(REVIEW_TABS, 'about') });

/** Named as the call's parameters (product.md §2, §7). */
export const reviewFilters = urlFilters({
  search: text({ max: 200 }),
  /** On Browse All only. */
  user_id: idNumber,
});

export type ReviewFilters = FilterValues<typeof reviewFilters>;

export function filtersOf(tab: ReviewTab): readonly (keyof ReviewFilters)[] {
  return tab === 'browse' ? ['search', 'user_id'] : ['search'];
}

/** @returns null for an empty field, undefined for anything that is no id */
export function parseUserId(typed: string): number | null | undefined {
  return isBlank(typed) ? null : (idNumber.read(typed) ?? undefined);
}
