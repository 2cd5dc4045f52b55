import type { CallAnswer } from '#src/contract/endpoint.ts';
import { listReviews, REVIEWS_PER_PAGE } from '#src/contract/reviews.ts';
import type { Review } from '#src/domain/review.ts';

type ReviewsPage = CallAnswer<typeof listReviews>;

/** product.md §7 */
export const REVIEW_PAGES = {
  endpoint: listReviews,
  perPage: REVIEWS_PER_PAGE,
  itemsOf: ({ data }: ReviewsPage): readonly Review[] => data.data,
  keyOf: ({ id }: Review) => id,
  hasMore: ({ data }: ReviewsPage) => data.current_page < data.last_page,
  totalOf: ({ data }: ReviewsPage) => data.total,
} as const;
