import type { CallInput } from '#src/contract/endpoint.ts';
import { cleanText } from '#src/domain/typed-text.ts';
import type { createReview } from '#src/contract/reviews.ts';
import type { Review, ReviewForm } from '#src/domain/review.ts';

/** A blank text is omitted (product.md §5). */
export function reviewBody(
  offerId: number,
  form: ReviewForm,
): CallInput<typeof createReview>['body'] {
  const { rating, review_text } = reviewFields(form);
  return { task_offer_id: offerId, rating, ...(review_text === null ? {} : { review_text }) };
}

/** A blank text is null, which removes the text of an edited review. */
export function reviewFields({ rating, review_text }: ReviewForm): {
  rating: number;
  review_text: string | null;
} {
  return { rating, review_text: cleanText(review_text) || null };
}

export function hasFields(review: Review, form: ReviewForm): boolean {
  const { rating, review_text } = reviewFields(form);
  return review.rating === rating && (review.review_text ?? null) === review_text;
}
