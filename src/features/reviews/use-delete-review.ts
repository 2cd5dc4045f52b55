import { useQueryClient } from '@tanstack/react-query';
import { deleteReview, getReview } from '#src/contract/reviews.ts';
import type { Review } from '#src/domain/review.ts';
import { useReviewEditDraft } from '#src/features/review/drafts.ts';
import { deletedReviewPatch } from '#src/features/review/review-patches.ts';
import { unlessNotFound } from '#src/lib/calls/api-error.ts';
import { useServices } from '#src/lib/app/ServicesProvider.tsx';
import { callQuery } from '#src/lib/calls/query.ts';
import { useApiMutation } from '#src/lib/calls/use-api-mutation.ts';
import { reviewListCopy } from './copy.ts';

/**
 * It disappears once the server has confirmed that, so that it can't come back after a failure (product.md
 * §7). One that the server doesn't find is gone as well: it was deleted elsewhere, or the answer was lost.
 */
export function useDeleteReview(review: Review, onDeleted: () => void) {
  const { api, notices } = useServices();
  const queries = useQueryClient();
  const draft = useReviewEditDraft(review);
  const params = { id: review.id };

  return useApiMutation<null, Review>({
    key: ['review', review.id, 'delete'],
    request: () => ({
      endpoint: deleteReview,
      async send(client, options) {
        await unlessNotFound(client.call(deleteReview, { params }, options));
        return review;
      },
    }),
    patch: deletedReviewPatch,
    async confirm(_, options) {
      const fresh = await unlessNotFound(api.call(getReview, { params }, options));
      return fresh === null ? review : null;
    },
    onSuccess() {
      draft.clear();
      queries.removeQueries({ queryKey: callQuery(api, getReview, { params }).queryKey });
      notices.show({ tone: 'success', text: reviewListCopy.delete.done });
      onDeleted();
    },
  });
}
