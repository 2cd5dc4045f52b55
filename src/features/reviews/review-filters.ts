import {
  idNumber,
  oneOf,
  text,
  urlFilters,
  type FilterValues,
} from '#src/lib/lists/url-filters.ts';
import { isBlank } from '#src/domain/typed-text.ts';

/** The tabs of the reviews screen (product.md §2), the default first. */
export const REVIEW_TABS = ['about', 'written', 'browse'] as const;
export type ReviewTab = (typeof REVIEW_TABS)[number];

/** Which tab is open; in the URL, but not reset with the filters. */
export const reviewTab = urlFilters({ tab: oneOf(REVIEW_TABS, 'about') });

/** The filters of the reviews (product.md §2, §7), named as the call's parameters. */
export const reviewFilters = urlFilters({
  /** Matches the text and both names. */
  search: text({ max: 200 }),
  /** The reviewed user; on Browse All only. */
  user_id: idNumber,
});

export type ReviewFilters = FilterValues<typeof reviewFilters>;

/** The filters that a tab has. */
export function filtersOf(tab: ReviewTab): readonly (keyof ReviewFilters)[] {
  return tab === 'browse' ? ['search', 'user_id'] : ['search'];
}

/**
 * Parses what was typed into the user-id field. Spaces around it don't count.
 *
 * @returns null for an empty field, undefined for anything that is no id
 */
export function parseUserId(typed: string): number | null | undefined {
  return isBlank(typed) ? null : (idNumber.read(typed) ?? undefined);
}
