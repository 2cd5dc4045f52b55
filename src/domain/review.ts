import * as z from 'zod/mini';
import { cleaned, Count, Id, maybe, Money, Timestamp } from './primitives.ts';

/** Maximum length of a review's text (product.md §9). */
export const REVIEW_TEXT_MAX = 1_000;

/** The delay between completing an offer and prompting for its review (product.md §4). */
export const REVIEW_PROMPT_MS = 1_000;

export const RATINGS = [1, 2, 3, 4, 5] as const;
export type Rating = (typeof RATINGS)[number];

/** The label of each rating (product.md §2). */
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

/** A review that one party of a completed offer wrote about the other (product.md §3). */
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

/** A completed offer that the viewer has not reviewed yet (product.md §3). */
export const PendingReview = z.object({
  task_offer_id: Id,
  task_title: z.string(),
  can_review_user: z.object({ id: Id, name: z.string() }),
  payment_amount: Money,
  completed_at: Timestamp,
});
export type PendingReview = z.infer<typeof PendingReview>;

/** A user's aggregated ratings (product.md §3). The breakdown counts reviews per star. */
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
      cleaned(),
      z.maxLength(REVIEW_TEXT_MAX, `Review must be at most ${REVIEW_TEXT_MAX} characters`),
    ),
);

/** The values and rules of the review form (product.md §5). */
export const ReviewForm = z.object({ rating: RatingField, review_text: ReviewText });
export type ReviewForm = z.infer<typeof ReviewForm>;

export type RatingTone = 'success' | 'warning' | 'info' | 'danger';

/** The tone of a profile's average rating, 0 to 5 (product.md §9). Null without reviews. */
export function ratingTone(average: number, total: number): RatingTone | null {
  if (total === 0) return null;
  if (average >= 4.5) return 'success';
  if (average >= 3.5) return 'warning';
  if (average >= 2.5) return 'info';
  return 'danger';
}

type RatingBadge = 'Highly Rated' | 'Well Rated' | 'Experienced';

/** The badges of the statistics card (product.md §9). A user can have two. */
export function ratingBadges(average: number, total: number): RatingBadge[] {
  const badges: RatingBadge[] = [];
  if (total > 0 && average >= 4.5) badges.push('Highly Rated');
  else if (total > 0 && average >= 4) badges.push('Well Rated');
  if (total >= 10) badges.push('Experienced');
  return badges;
}

/** Such as "4.8" or "4.49". Never rounds up, or an average could seem to reach the threshold of a badge. */
export function formatAverage(average: number): string {
  // The tolerance absorbs binary fractions: 4.35 * 100 is slightly less than 435.
  const hundredths = Math.floor(average * 100 + 1e-6);
  return (hundredths / 100).toFixed(hundredths % 10 === 0 ? 1 : 2);
}

export function countOf(stats: RatingStats, stars: Rating): number {
  return stats.rating_breakdown[`${stars}_star`];
}

/** The tone of a bar in the rating breakdown (product.md §9). */
export function barTone(stars: Rating): 'success' | 'warning' | 'danger' {
  if (stars >= 4) return 'success';
  return stars === 3 ? 'warning' : 'danger';
}
