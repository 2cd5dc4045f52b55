import type { QueryClient } from '@tanstack/react-query';
import { getReview } from '#src/contract/reviews.ts';
import type { Review } from '#src/domain/review.ts';
import { applyPatch } from '#src/lib/patch.ts';
import { callKey } from '#src/lib/query.ts';
import { deletedReviewPatch } from './review-patches.ts';

/** Removes a review that the server has deleted from the cache. */
export function removeReview(queries: QueryClient, review: Review): void {
  applyPatch(queries, deletedReviewPatch, review);
  queries.removeQueries({ queryKey: [...callKey(getReview), { params: { id: review.id } }] });
}
