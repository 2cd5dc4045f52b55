import { listReviews, REVIEWS_PER_PAGE } from '#src/contract/reviews.ts';
import type { Review } from '#src/domain/review.ts';
import type { PagedList } from '#src/lib/lists/paged-list.ts';
import type { FilteredList } from '#src/lib/lists/use-filtered-list.ts';
import type { CallAnswer } from '#src/contract/endpoint.ts';
import {
  idNumber,
  oneOf,
  queryOf,
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

/** A signed-out visitor's call is rejected, whatever it asks for (product.md §7). */
function ofTab(tab: ReviewTab, viewer: number | undefined) {
  if (viewer === undefined || tab === 'browse') return {};
  return tab === 'about' ? { user_id: viewer } : { reviewer_id: viewer };
}

export function reviewList(
  tab: ReviewTab,
  viewer: number | undefined,
  { search, user_id }: ReviewFilters,
): PagedList<typeof listReviews, Review> {
  const query = {
    ...ofTab(tab, viewer),
    ...queryOf(tab === 'browse' ? { search, user_id } : { search }),
  };
  return { ...REVIEW_PAGES, input: { query } };
}

/** `review=12` opens one. */
export function filteredReviews(
  tab: ReviewTab,
  viewer: number | undefined,
): FilteredList<ReviewFilters, typeof listReviews, Review> {
  return {
    filters: reviewFilters,
    listOf: (values) => reviewList(tab, viewer, values),
    narrowsResults: (values) => reviewFilters.countActive(values, filtersOf(tab)) > 0,
    itemName: 'review',
  };
}

type ReviewsPage = CallAnswer<typeof listReviews>;

const REVIEW_PAGES = {
  endpoint: listReviews,
  perPage: REVIEWS_PER_PAGE,
  itemsOf: ({ data }: ReviewsPage): readonly Review[] => data.data,
  keyOf: ({ id }: Review) => id,
  hasMore: ({ data }: ReviewsPage) => data.current_page < data.last_page,
  totalOf: ({ data }: ReviewsPage) => data.total,
} as const;
