import type { CallAnswer, ServedInput } from '#src/contract/endpoint.ts';
import type { listReviews, Profile } from '#src/contract/reviews.ts';
import { MAX_PER_PAGE } from '#src/contract/shared.ts';
import { isReviewable } from '#src/domain/offer-machine.ts';
import { Review, type PendingReview, type RatingStats, ReviewForm } from '#src/domain/review.ts';
import { fullName } from '#src/domain/user.ts';
import { nameOf } from './accounts.ts';
import { Problem, validate } from './problem.ts';
import { moment } from './moment.ts';
import { offersOf } from './offers.ts';
import { isFound, newestFirst, pageOf } from './paging.ts';
import type { OfferRow, ReviewRow, UserRow } from './tables.ts';
import type { World } from './world.ts';

/** The body of a review, before validation. */
type ReviewFields = Readonly<{ rating: number; review_text?: string | null | undefined }>;

/** The number of reviews in a profile. */
export const PROFILE_REVIEWS = 10;

/** A review as sent in responses, with the names of both users. */
export function wireReview(world: World, row: ReviewRow): Review {
  return Review.parse({
    ...row,
    reviewer: world.users.findOrThrow(row.reviewer_id),
    reviewed_user: world.users.findOrThrow(row.reviewed_user_id),
    // A review outlives its offer.
    task_offer: world.offers.find(row.task_offer_id) ?? null,
  });
}

/** A page of the reviews that match a query, newest first. */
export function reviewPage(
  world: World,
  query: ServedInput<typeof listReviews>['query'],
): CallAnswer<typeof listReviews>['data'] {
  const found = newestFirst(
    world.reviews
      .all()
      .filter(
        (row) =>
          (query.user_id === undefined || row.reviewed_user_id === query.user_id) &&
          (query.reviewer_id === undefined || row.reviewer_id === query.reviewer_id) &&
          isFound(query.search, textsOf(world, row)),
      ),
  );
  return {
    data: pageOf(found, query).rows.map((row) => wireReview(world, row)),
    total: found.length,
    current_page: query.page,
    last_page: Math.max(1, Math.ceil(found.length / Math.min(query.per_page, MAX_PER_PAGE))),
  };
}

/**
 * The rating stats of a user. The average has two decimals: one would round 4.45 up to "Highly
 * Rated", which starts at 4.5.
 *
 * @throws Problem 404 for an unknown user
 */
export function ratingStats(world: World, userId: number): RatingStats {
  const user = world.users.findOrThrow(userId);
  const ratings = world.reviews.by('reviewed_user_id', userId).map(({ rating }) => rating);
  const count = (stars: number) => ratings.filter((rating) => rating === stars).length;
  const total = ratings.reduce((sum, rating) => sum + rating, 0);
  return {
    user_name: fullName(user),
    average_rating: ratings.length === 0 ? 0 : Math.round((total / ratings.length) * 100) / 100,
    total_reviews: ratings.length,
    rating_breakdown: {
      '1_star': count(1),
      '2_star': count(2),
      '3_star': count(3),
      '4_star': count(4),
      '5_star': count(5),
    },
  };
}

/** The public profile of a user. @throws Problem 404 for an unknown user */
export function profile(world: World, userId: number): Profile {
  const user = world.users.find(userId);
  if (!user) throw Problem.notFound('User profile not found.');
  const reviews = newestFirst(world.reviews.by('reviewed_user_id', userId));
  return {
    user: { id: user.id, name: fullName(user), email: user.email },
    statistics: ratingStats(world, userId),
    reviews: {
      data: reviews.slice(0, PROFILE_REVIEWS).map((row) => wireReview(world, row)),
      pagination: { total: reviews.length },
    },
  };
}

/** The completed offers that the viewer has not reviewed, most recently completed first. */
export function pendingReviews(world: World, viewer: number): PendingReview[] {
  return offersOf(world, viewer)
    .filter((offer) => isReviewable(offer.status) && !ownReview(world, offer.id, viewer))
    .flatMap((offer) => {
      const task = world.tasks.find(offer.task_id);
      const other = otherSide(world, offer, viewer);
      if (!task || !other) return [];
      const { id: task_offer_id, payment_amount } = offer;
      const completed_at = offer.completed_at ?? offer.updated_at;
      const can_review_user = { id: other.id, name: fullName(other) };
      return [
        { task_offer_id, task_title: task.title, can_review_user, payment_amount, completed_at },
      ];
    })
    .sort((a, b) => Date.parse(b.completed_at) - Date.parse(a.completed_at));
}

/** The viewer's review of an offer. Each side writes at most one. */
export function ownReview(world: World, offerId: number, viewer: number): ReviewRow | undefined {
  return world.reviews.by('task_offer_id', offerId).find((row) => row.reviewer_id === viewer);
}

/**
 * Writes a review of an offer about the other side.
 *
 * @throws Problem 404 for an unknown offer, 403 when the viewer is on neither side, 409 before the
 * work is completed or when a review exists, 422 with the errors of the form
 */
export function writeReview(
  world: World,
  offerId: number,
  viewer: number,
  given: ReviewFields,
): ReviewRow {
  const offer = world.offers.findOrThrow(offerId);
  const other = otherSide(world, offer, viewer);
  if (!other) throw Problem.forbidden('Only the client and the worker can review each other.');
  if (!isReviewable(offer.status)) {
    throw Problem.conflict('You can write a review once the work is completed.');
  }
  if (ownReview(world, offerId, viewer)) {
    throw Problem.conflict('You have already reviewed this offer.');
  }
  return world.reviews.insert({
    ...reviewColumns(given),
    id: world.reviews.nextId,
    task_offer_id: offerId,
    reviewer_id: viewer,
    reviewed_user_id: other.id,
    created_at: moment(world, offer.completed_at),
  });
}

/** Edits a review. @throws Problem 404, 403 unless the viewer wrote it, 422 */
export function editReview(
  world: World,
  id: number,
  viewer: number,
  given: ReviewFields,
): ReviewRow {
  assertOwn(world, id, viewer);
  return world.reviews.update(id, reviewColumns(given));
}

/** Deletes a review. @throws Problem 404, 403 unless the viewer wrote it */
export function removeReview(world: World, id: number, viewer: number): void {
  assertOwn(world, id, viewer);
  world.reviews.delete(id);
}

function assertOwn(world: World, id: number, viewer: number): void {
  if (world.reviews.findOrThrow(id).reviewer_id !== viewer) throw Problem.forbidden();
}

/** Validates a review. An empty text becomes null. */
function reviewColumns(given: ReviewFields): Pick<ReviewRow, 'rating' | 'review_text'> {
  const { rating, review_text } = validate(ReviewForm, given);
  return { rating, review_text: review_text || null };
}

function otherSide(world: World, offer: OfferRow, viewer: number): UserRow | undefined {
  const client = world.tasks.find(offer.task_id)?.client_id;
  if (viewer === offer.worker_id)
    return client === undefined ? undefined : world.users.find(client);
  return viewer === client ? world.users.find(offer.worker_id) : undefined;
}

/** The searchable texts of a review. */
function textsOf(world: World, row: ReviewRow): (string | null | undefined)[] {
  return [row.review_text, nameOf(world, row.reviewer_id), nameOf(world, row.reviewed_user_id)];
}
