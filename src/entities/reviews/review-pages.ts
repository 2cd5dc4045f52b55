import type { CallAnswer } from '#src/contract/endpoint.ts';
import { listReviews, REVIEWS_PER_PAGE } from '#src/contract/reviews.ts';
import type { Review } from '#src/domain/review.ts';

type ReviewsPage = CallAnswer<typeof listReviews>;

/**
 * A review in a cached page. A deleted one keeps its place until the list is fetched again: the position of
 * the next page is counted from the first, so without it that page would skip a review.
 */
export type CachedReview = Review & { readonly isDeleted?: true };

/** Whether a review is still part of its list. Don't render the others. */
export function isListed(review: CachedReview): boolean {
  return review.isDeleted !== true;
}

/** How to read the pages of reviews (section 7). */
export const REVIEW_PAGES = {
  endpoint: listReviews,
  perPage: REVIEWS_PER_PAGE,
  itemsOf: ({ data }: ReviewsPage): readonly CachedReview[] => data.data,
  keyOf: ({ id }: Review) => id,
  hasMore: ({ data }: ReviewsPage) => data.current_page < data.last_page,
  totalOf: ({ data }: ReviewsPage) => data.total,
  belongs: isListed,
} as const;
