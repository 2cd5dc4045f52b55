import type { CallInput } from '#src/contract/endpoint.ts';
import type { createReview } from '#src/contract/reviews.ts';
import type { ReviewForm } from '#src/domain/review.ts';

/** What is sent of a review: a text without words stays away (section 5). */
export function reviewBody(
  offerId: number,
  { rating, review_text }: ReviewForm,
): CallInput<typeof createReview>['body'] {
  const text = review_text?.trim();
  return { task_offer_id: offerId, rating, ...(text ? { review_text: text } : {}) };
}
