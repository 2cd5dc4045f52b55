import { useQueryClient } from '@tanstack/react-query';
import { getReview, updateReview } from '#src/contract/reviews.ts';
import type { Review, ReviewForm } from '#src/domain/review.ts';
import { useReviewEditDraft } from '#src/features/review/drafts.ts';
import { hasFields, reviewFields } from '#src/features/review/review-body.ts';
import { NOT_FOUND } from '#src/lib/calls/http-status.ts';
import type { ApiError } from '#src/lib/calls/api-error.ts';
import { useServices } from '#src/lib/app/ServicesProvider.tsx';
import { invalidate } from '#src/lib/calls/patch.ts';
import { prepareCall } from '#src/lib/calls/reliable-call.ts';
import { useApiMutation } from '#src/lib/calls/use-api-mutation.ts';
import { reviewListCopy } from './copy.ts';

/** The review confirms a lost answer (product.md §7). If it isn't found, it was deleted: lists are refetched. */
export function useUpdateReview(review: Review, onError?: (error: ApiError) => void) {
  const { api, notices } = useServices();
  const queries = useQueryClient();
  const draft = useReviewEditDraft(review);
  const params = { id: review.id };

  return useApiMutation<ReviewForm, { data: Review }>({
    key: ['review', review.id, 'update'],
    request: (form) => prepareCall(updateReview, { params, body: reviewFields(form) }),
    async confirm(form, options) {
      const fresh = await api.call(getReview, { params }, options);
      return hasFields(fresh.data, form) ? fresh : null;
    },
    onSuccess() {
      draft.clear();
      notices.show({ tone: 'success', text: reviewListCopy.edit.saved });
    },
    onError(error) {
      if (error.status === NOT_FOUND) invalidate(queries, updateReview);
      onError?.(error);
    },
  });
}
