import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { getReview, updateReview } from '#src/contract/reviews.ts';
import type { Review, ReviewForm } from '#src/domain/review.ts';
import { cachedReview } from '#src/entities/reviews/cached-review.ts';
import { useReviewEditDraft } from '#src/entities/reviews/drafts.ts';
import { hasFields, reviewFields } from '#src/entities/reviews/review-body.ts';
import { removeReview } from '#src/entities/reviews/remove-review.ts';
import { deletedReviewPatch, reviewPatch } from '#src/entities/reviews/review-patches.ts';
import { CONFLICT, NOT_FOUND } from '#src/lib/http-status.ts';
import type { ApiError } from '#src/lib/api-error.ts';
import { useServices } from '#src/lib/ServicesProvider.tsx';
import { applyPatch, invalidate } from '#src/lib/patch.ts';
import { callKey } from '#src/lib/query.ts';
import { prepareCall } from '#src/lib/reliable-call.ts';
import { useApiMutation } from '#src/lib/use-api-mutation.ts';
import { reviewListCopy } from './copy.ts';

/**
 * Edits a review of the viewer (section 7). The change shows everywhere at once, and is taken back if it
 * fails: to the review as the server last sent it, since it may have changed elsewhere. A lost answer is confirmed with the review itself. A review that the server doesn't find was
 * deleted elsewhere, so it disappears here.
 *
 * @param onError called after a failure, even if the dialog has been closed
 */
export function useUpdateReview(review: Review, onError?: (error: ApiError) => void) {
  const { api, notices } = useServices();
  const queries = useQueryClient();
  const draft = useReviewEditDraft(review);
  const params = { id: review.id };
  /** The review as the server last sent it, which a rollback goes back to. */
  const onServer = useRef(review);
  const isConfirmed = useRef(false);

  return useApiMutation<ReviewForm, { data: Review }>({
    key: ['review', review.id, 'update'],
    request: (form) => prepareCall(updateReview, { params, body: reviewFields(form) }),
    patch: reviewPatch,
    optimistic(form) {
      isConfirmed.current = false;
      onServer.current = cachedReview(queries, review.id) ?? review;
      applyPatch(queries, reviewPatch, { data: { ...onServer.current, ...reviewFields(form) } });
      return () => applyPatch(queries, reviewPatch, { data: onServer.current });
    },
    async confirm(form, options) {
      const fresh = await api.call(getReview, { params }, options);
      onServer.current = fresh.data;
      isConfirmed.current = true;
      applyPatch(queries, reviewPatch, fresh);
      return hasFields(fresh.data, form) ? fresh : null;
    },
    onSuccess() {
      draft.clear();
      notices.show({ tone: 'success', text: reviewListCopy.edit.saved });
    },
    onError(error) {
      const isOutdated = error.status === CONFLICT || error.isOutcomeUnknown;
      // Not even the confirmation knows what became of the review.
      if (isOutdated && !isConfirmed.current) {
        for (const call of reviewPatch.completes) {
          void queries.invalidateQueries({ queryKey: callKey(call) });
        }
      }
      if (error.status === NOT_FOUND) {
        removeReview(queries, review);
        invalidate(queries, updateReview, deletedReviewPatch);
      }
      onError?.(error);
    },
  });
}
