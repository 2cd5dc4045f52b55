import * as z from 'zod/mini';
import { Count, Id, maybe, Money, Timestamp } from './primitives.ts';

/** Section 9. */
export const REVIEW_TEXT_MAX = 1_000;

/** How long after its completion an offer asks for a review (section 4). */
export const REVIEW_PROMPT_MS = 1_000;

/** Stars, 1 to 5. */
export const RATINGS = [1, 2, 3, 4, 5] as const;
export type Rating = (typeof RATINGS)[number];

/** What the stars are called (section 2). */
export const RATING_LABELS: Record<Rating, string> = {
  1: 'Poor',
  2: 'Fair',
  3: 'Good',
  4: 'Very Good',
  5: 'Excellent',
};

const Reviewer = z.object({
  id: z.optional(Id),
  first_name: z.string(),
  last_name: z.string(),
});

/** What one side wrote about the other after a completed offer (section 3). */
export const Review = z.object({
  id: Id,
  task_offer_id: Id,
  rating: z.int().check(z.gte(1), z.lte(5)),
  review_text: maybe(z.string()),
  created_at: Timestamp,
  reviewer: Reviewer,
  reviewed_user: Reviewer,
  task_offer: maybe(z.object({ id: Id })),
});
export type Review = z.infer<typeof Review>;

/** A completed offer that the viewer has not reviewed yet (section 3). */
export const PendingReview = z.object({
  task_offer_id: Id,
  task_title: z.string(),
  can_review_user: z.object({ id: Id, name: z.string() }),
  payment_amount: Money,
  completed_at: Timestamp,
});
export type PendingReview = z.infer<typeof PendingReview>;

/** What somebody's reviews come to (section 3); the breakdown holds counts. */
export const RatingStats = z.object({
  user_name: maybe(z.string()),
  average_rating: z.number().check(z.gte(0), z.lte(5)),
  total_reviews: Count,
  rating_breakdown: z.object({
    '1_star': Count,
    '2_star': Count,
    '3_star': Count,
    '4_star': Count,
    '5_star': Count,
  }),
});
export type RatingStats = z.infer<typeof RatingStats>;

const RatingField = z
  .int('Please select a rating')
  .check(z.gte(1, 'Please select a rating'), z.lte(5, 'Please select a rating'));

const ReviewText = maybe(
  z
    .string()
    .check(
      z.trim(),
      z.maxLength(REVIEW_TEXT_MAX, `Review must be at most ${REVIEW_TEXT_MAX} characters`),
    ),
);

/** What the review dialog holds, with the rules of section 5. */
export const ReviewForm = z.object({ rating: RatingField, review_text: ReviewText });
export type ReviewForm = z.infer<typeof ReviewForm>;

/** Which colour a profile's average has (section 9). */
export type RatingTone = 'success' | 'warning' | 'info' | 'danger';

/**
 * The tone of a profile's average rating (section 9); null for somebody without reviews.
 *
 * @param average 0 to 5
 */
export function ratingTone(average: number, total: number): RatingTone | null {
  if (total === 0) return null;
  if (average >= 4.5) return 'success';
  if (average >= 3.5) return 'warning';
  if (average >= 2.5) return 'info';
  return 'danger';
}

/** What the statistics card says of somebody, by their figures (section 9); two may stand together. */
export function ratingBadges(
  average: number,
  total: number,
): ('Highly Rated' | 'Well Rated' | 'Experienced')[] {
  const badges: ('Highly Rated' | 'Well Rated' | 'Experienced')[] = [];
  if (total > 0 && average >= 4.5) badges.push('Highly Rated');
  else if (total > 0 && average >= 4) badges.push('Well Rated');
  if (total >= 10) badges.push('Experienced');
  return badges;
}

/** The colour of a bar of the breakdown (section 9). */
export function barTone(stars: Rating): 'success' | 'warning' | 'danger' {
  if (stars >= 4) return 'success';
  return stars === 3 ? 'warning' : 'danger';
}
