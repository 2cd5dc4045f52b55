import * as z from 'zod/mini';
import { maybe } from '#src/domain/primitives.ts';
import { useDraft, type Draft } from '#src/lib/use-draft.ts';

/** An unfinished review: it may break the rules of the form. */
const ReviewDraft = z.object({ rating: z.number(), review_text: maybe(z.string()) });
export type ReviewDraft = z.infer<typeof ReviewDraft>;

/** The unsent review of an offer. */
export function useReviewDraft(offerId: number): Draft<ReviewDraft> {
  return useDraft(`review:${offerId}`, ReviewDraft);
}

/** The unsent changes of the viewer's own review. */
export function useReviewEditDraft(reviewId: number): Draft<ReviewDraft> {
  return useDraft(`review-edit:${reviewId}`, ReviewDraft);
}
