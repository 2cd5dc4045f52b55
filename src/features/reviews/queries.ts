import { listReviews, REVIEWS_PER_PAGE } from '#src/contract/reviews.ts';
import type { Review } from '#src/domain/review.ts';
import type { PagedList } from '#src/lib/lists/paged-list.ts';
import type { FilteredList } from '#src/lib/lists/use-filtered-list.ts';
import { filtersOf, reviewFilters, type ReviewFilters, type ReviewTab } from './review-filters.ts';
import type { CallAnswer } from '#src/contract/endpoint.ts';

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
    ...(search === '' ? {} : { search }),
    ...(tab === 'browse' && user_id !== null ? { user_id } : {}),
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
