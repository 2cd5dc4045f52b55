import * as z from 'zod/mini';
import { Count, Id, maybe } from '#src/domain/primitives.ts';
import { PendingReview, RatingStats, Review } from '#src/domain/review.ts';
import { endpoint, MessageAnswer } from './endpoint.ts';
import { IdFilter, IdParams, paging } from './shared.ts';

/** product.md §9. */
export const REVIEWS_PER_PAGE = 12;

/** The fields of the review form. Their validation rules are in the domain. */
const ReviewFields = { rating: z.number('Please select a rating'), review_text: maybe(z.string()) };

export const ReviewPage = z.object({
  data: z.object({
    data: z.array(Review),
    total: Count,
    current_page: Count,
    last_page: Count,
  }),
});
export const ReviewAnswer = z.object({ data: Review });
export const RatingStatsAnswer = z.object({ data: RatingStats });
const REVIEW_INVALIDATES: readonly string[] = ['review', 'offer', 'user', 'dashboard'];

const ReviewsQuery = z.object({
  ...paging(REVIEWS_PER_PAGE),
  /** The reviewed user. */
  user_id: IdFilter,
  reviewer_id: IdFilter,
  search: z.optional(z.string()),
});

/** List reviews. Reviews of all users, newest first, unless a filter is given. */
export const listReviews = endpoint('GET /reviews', {
  name: 'reviews.list',
  resource: 'review',
  query: ReviewsQuery,
  answer: ReviewPage,
  fallback: 'Failed to fetch reviews',
});

/**
 * Write a review. One for each side of a completed offer.
 *
 * @throws 403 The viewer is on neither side of the offer.
 * @throws 404 The offer doesn't exist.
 * @throws 409 The offer isn't completed, or the viewer has already reviewed it.
 */
export const createReview = endpoint('POST /reviews', {
  name: 'reviews.create',
  creates: true,
  resource: 'review',
  invalidates: REVIEW_INVALIDATES,
  body: z.object({ ...ReviewFields, task_offer_id: Id }),
  answer: ReviewAnswer,
  fallback: 'Failed to submit review',
});

/** List pending reviews. Completed offers that the viewer hasn't reviewed yet. */
export const listPendingReviews = endpoint('GET /reviews/pending', {
  name: 'reviews.pending',
  resource: 'review',
  answer: z.object({ data: z.array(PendingReview) }),
  fallback: 'Failed to fetch pending reviews',
});

/**
 * Get a user's rating. The viewer's own if no id is given.
 *
 * @throws 404 No user has this id.
 */
export const getUserStats = endpoint('GET /reviews/user-stats', {
  name: 'reviews.user-stats',
  resource: 'review',
  query: z.object({ user_id: IdFilter }),
  answer: RatingStatsAnswer,
  fallback: 'Failed to fetch reviews',
});

/** Get a review. Every user may read every review. */
export const getReview = endpoint('GET /reviews/:id', {
  name: 'reviews.get',
  resource: 'review',
  params: IdParams,
  answer: ReviewAnswer,
  fallback: 'Failed to load review',
});

/**
 * Change a review. Its rating and its text, at any time.
 *
 * @throws 403 Another user wrote the review.
 */
export const updateReview = endpoint('PUT /reviews/:id', {
  name: 'reviews.update',
  resource: 'review',
  invalidates: REVIEW_INVALIDATES,
  params: IdParams,
  body: z.object(ReviewFields),
  answer: ReviewAnswer,
  fallback: 'Failed to submit review',
});

/**
 * Delete a review. Its offer is then to be reviewed again.
 *
 * @throws 403 Another user wrote the review.
 */
export const deleteReview = endpoint('DELETE /reviews/:id', {
  name: 'reviews.delete',
  resource: 'review',
  invalidates: REVIEW_INVALIDATES,
  params: IdParams,
  answer: MessageAnswer,
  fallback: 'An error occurred',
});

/** List reviews, without a token. Reviews of all users, newest first, unless a filter is given. */
export const listPublicReviews = endpoint('GET /public/reviews', {
  name: 'reviews.public-list',
  access: 'public',
  resource: 'review',
  query: ReviewsQuery,
  answer: ReviewPage,
  fallback: 'Failed to fetch reviews',
});

/** Get a user's rating, without a token. The average, and the number of reviews by stars. */
export const getPublicStats = endpoint('GET /public/reviews/user/:id/stats', {
  name: 'reviews.public-stats',
  access: 'public',
  resource: 'review',
  params: IdParams,
  answer: RatingStatsAnswer,
  fallback: 'Failed to fetch reviews',
});

/** Get a review, without a token. The same as with one. */
export const getPublicReview = endpoint('GET /public/reviews/:id', {
  name: 'reviews.public-get',
  access: 'public',
  resource: 'review',
  params: IdParams,
  answer: ReviewAnswer,
  fallback: 'Failed to load review',
});

/** A user, their rating, and their latest reviews. */
export const Profile = z.object({
  user: z.object({ id: z.optional(Id), name: z.string(), email: z.string() }),
  statistics: RatingStats,
  reviews: z.object({ data: z.array(Review), pagination: z.object({ total: Count }) }),
});
export type Profile = z.infer<typeof Profile>;

/** Get a public profile. A user, their rating, and their reviews. */
export const getProfile = endpoint('GET /reviews/user/:id/profile', {
  name: 'reviews.profile',
  access: 'public',
  resource: 'user',
  params: IdParams,
  // Empty data means the same as a 404.
  answer: z.object({ data: maybe(Profile) }),
  fallback: 'Failed to load user profile',
});
