import type { CallInput } from '#src/contract/endpoint.ts';
import type { createReview } from '#src/contract/reviews.ts';
import type { ReviewForm } from '#src/domain/review.ts';

/** The request body of a review. A blank text is omitted (section 5). */
export function reviewBody(
  offerId: number,
  { rating, review_text }: ReviewForm,
): CallInput<typeof createReview>['body'] {
  const text = review_text?.trim();
  return { task_offer_id: offerId, rating, ...(text ? { review_text: text } : {}) };
}
