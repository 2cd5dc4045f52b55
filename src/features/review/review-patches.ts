import { listPendingReviews, listReviews } from '#src/contract/reviews.ts';
import type { Review } from '#src/domain/review.ts';
import { inAnswer, type Patch } from '#src/lib/calls/patch.ts';
import { reviewedOfferPatch, unreviewedOfferPatch } from '../offer/offer-patches.ts';

// Reviews are refetched after each change. What follows is only what the viewer has just acted on: its card must
// not be there anymore when the focus moves on.

export const newReviewPatch: Patch<{ data: Review }> = {
  answers: [
    ...reviewedOfferPatch.answers,
    inAnswer(listPendingReviews, (answer, { data }) => ({
      data: answer.data.filter(({ task_offer_id: id }) => id !== data.task_offer_id),
    })),
  ],
  completes: reviewedOfferPatch.completes,
};

export const deletedReviewPatch: Patch<Pick<Review, 'id' | 'task_offer_id'>> = {
  answers: [
    ...unreviewedOfferPatch.answers,
    inAnswer(listReviews, (answer, deleted) => ({
      data: { ...answer.data, data: answer.data.data.filter(({ id }) => id !== deleted.id) },
    })),
  ],
  completes: unreviewedOfferPatch.completes,
};
