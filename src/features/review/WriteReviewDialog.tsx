import type { RefObject } from 'react';
import type { Review, ReviewForm } from '#src/domain/review.ts';
import { useLateNotice } from '#src/lib/forms/dialog-form.ts';
import { reviewsCopy } from './copy.ts';
import { useReviewDraft } from './drafts.ts';
import { ReviewFormDialog } from './ReviewFormDialog.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { getOffer } from '#src/contract/offers.ts';
import { createReview, getReview } from '#src/contract/reviews.ts';
import { offerPatch } from '#src/features/offer/offer-patches.ts';
import type { ApiError } from '#src/lib/calls/api-error.ts';
import { useServices } from '#src/lib/app/ServicesProvider.tsx';
import { applyPatch } from '#src/lib/calls/patch.ts';
import { callQuery } from '#src/lib/calls/query.ts';
import { prepareCall } from '#src/lib/calls/reliable-call.ts';
import { useApiMutation } from '#src/lib/calls/use-api-mutation.ts';
import { hasFields, reviewBody } from './review-body.ts';
import { newReviewPatch } from './review-patches.ts';

const copy = reviewsCopy.write;
const EMPTY = { rating: 0, review_text: '' };

export interface WriteReviewDialogProps {
  offerId: number;
  taskTitle: string;
  revieweeName: string;
  isOpen: boolean;
  onClose: () => void;
  focusFallback?: RefObject<HTMLElement | null> | undefined;
}

/** When sending fails after the dialog has been closed, a notice says so (product.md §2). */
export function WriteReviewDialog({
  offerId,
  taskTitle,
  revieweeName,
  isOpen,
  onClose,
  focusFallback,
}: WriteReviewDialogProps) {
  const draft = useReviewDraft(offerId);
  const tellLate = useLateNotice(isOpen);
  const mutation = useSubmitReview(offerId, () =>
    tellLate({ tone: 'danger', text: copy.failedLater }),
  );
  return (
    <ReviewFormDialog
      {...{ copy, draft, mutation, isOpen, onClose, focusFallback }}
      description={copy.about(taskTitle, revieweeName)}
      initial={EMPTY}
    />
  );
}

/** A lost answer is confirmed with the offer, which tells whether the viewer has reviewed it. */
function useSubmitReview(offerId: number, onError: (error: ApiError) => void) {
  const { api, notices } = useServices();
  const queries = useQueryClient();
  const draft = useReviewDraft(offerId);
  const params = { id: offerId };

  return useApiMutation<ReviewForm, { data: Review }>({
    key: ['review', 'create', offerId],
    request: (form) => prepareCall(createReview, { body: reviewBody(offerId, form) }),
    patch: newReviewPatch,
    async confirm(form, options) {
      const fresh = await api.call(getOffer, { params }, options);
      applyPatch(queries, offerPatch, fresh);
      const id = fresh.offer.review_id;
      if (id == null) return null;
      const answer = await api.call(getReview, { params: { id } }, options);
      // Another tab may have written one.
      applyPatch(queries, newReviewPatch, answer);
      return hasFields(answer.data, form) ? answer : null;
    },
    onSuccess(answer) {
      draft.clear();
      const { queryKey } = callQuery(api, getReview, { params: { id: answer.data.id } });
      queries.setQueryData(queryKey, answer);
      notices.show({ tone: 'success', text: reviewsCopy.write.submitted });
    },
    onError,
  });
}
