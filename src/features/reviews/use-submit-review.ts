import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { createReview, getReview } from '#src/contract/reviews.ts';
import type { Review, ReviewForm } from '#src/domain/review.ts';
import type { ApiError } from '#src/lib/api-error.ts';
import { useApi, useToasts } from '#src/lib/EnvironmentProvider.tsx';
import { invalidateAfter, type Patch } from '#src/lib/mutation.ts';
import { callQuery, resourceKey } from '#src/lib/query.ts';
import { reviewsCopy } from './copy.ts';
import { useReviewDraft } from './drafts.ts';
import { reviewBody } from './review-body.ts';

/** Refused since the offer was reviewed already, or its work is not done. */
export const CONFLICT = 409;

/** How an answer with a new review brings lists up to date, so that they are not fetched again. */
export type ReviewPatch = Patch<{ data: Review }>;

/**
 * Sends the review of an offer, once however often it is asked to. What it invalidates is fetched again,
 * but nobody waits for that: a list that is slow to answer must not hold the dialog. The same when
 * the review is refused because things have changed meanwhile.
 *
 * @param offerId the reviewed offer
 * @param patch for lists that the answer itself brings up to date
 */
export function useSubmitReview(offerId: number, patch: ReviewPatch | undefined) {
  const api = useApi();
  const queries = useQueryClient();
  const toasts = useToasts();
  const draft = useReviewDraft(offerId);
  // Two presses come before the first has drawn anything.
  const isUnderWay = useRef(false);

  const mutation = useMutation<{ data: Review }, ApiError, ReviewForm>({
    mutationFn: (form) => api.call(createReview, { body: reviewBody(offerId, form) }),
    // Also when the dialog is gone by then.
    onSuccess: (answer) => {
      draft.forget();
      const { queryKey } = callQuery(api, getReview, { params: { id: answer.data.id } });
      queries.setQueryData(queryKey, answer);
      void invalidateAfter(queries, createReview, answer, patch);
      toasts.show({ tone: 'success', text: reviewsCopy.write.submitted });
    },
    onError: ({ status }) => {
      if (status !== CONFLICT) return;
      for (const resource of createReview.invalidates) {
        void queries.invalidateQueries({ queryKey: resourceKey(resource) });
      }
    },
    onSettled: () => {
      isUnderWay.current = false;
    },
  });

  return {
    isSending: mutation.isPending,
    /**
     * Sends it, unless it is on its way. The callbacks are for whoever still shows the form: they
     * do not run when it is gone.
     */
    send(
      form: ReviewForm,
      callbacks: {
        onSuccess: (answer: { data: Review }) => void;
        onError: (error: ApiError) => void;
      },
    ): void {
      if (isUnderWay.current) return;
      isUnderWay.current = true;
      mutation.mutate(form, callbacks);
    },
  };
}
