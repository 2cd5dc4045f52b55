import { useQueryClient } from '@tanstack/react-query';
import { getOffer } from '#src/contract/offers.ts';
import { createReview, getReview } from '#src/contract/reviews.ts';
import type { Review, ReviewForm } from '#src/domain/review.ts';
import { reviewedOfferPatch } from '#src/entities/offers/offer-patches.ts';
import { refetchOffer } from '#src/entities/offers/queries.ts';
import type { ApiError } from '#src/lib/api-error.ts';
import { useServices } from '#src/lib/EnvironmentProvider.tsx';
import { callQuery } from '#src/lib/query.ts';
import { CONFLICT, prepareCall, useApiMutation } from '#src/lib/use-api-mutation.ts';
import { reviewsCopy } from './copy.ts';
import { useReviewDraft } from './drafts.ts';
import { reviewBody } from './review-body.ts';

/**
 * Submits the review of an offer. Its answer updates every cached copy of the offer. A lost answer is
 * confirmed with the offer, which tells whether the viewer has reviewed it.
 *
 * @param offerId the reviewed offer
 * @param onError called after a failure, even if the dialog has been closed
 */
export function useSubmitReview(offerId: number, onError: (error: ApiError) => void) {
  const { api, toasts } = useServices();
  const queries = useQueryClient();
  const draft = useReviewDraft(offerId);
  const params = { id: offerId };

  return useApiMutation<ReviewForm, { data: Review }>({
    key: ['review', 'create', offerId],
    request: (form) => prepareCall(createReview, { body: reviewBody(offerId, form) }),
    patch: reviewedOfferPatch,
    async confirm(_, options) {
      const { offer } = await api.call(getOffer, { params }, options);
      if (offer.review_id == null) return null;
      return api.call(getReview, { params: { id: offer.review_id } }, options);
    },
    onSuccess(answer) {
      draft.clear();
      const { queryKey } = callQuery(api, getReview, { params: { id: answer.data.id } });
      queries.setQueryData(queryKey, answer);
      toasts.show({ tone: 'success', text: reviewsCopy.write.submitted });
    },
    onError(error) {
      if (error.status === CONFLICT) void refetchOffer(queries, api, offerId);
      onError(error);
    },
  });
}
