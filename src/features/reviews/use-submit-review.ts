import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { createReview, getReview } from '#src/contract/reviews.ts';
import type { Review, ReviewForm } from '#src/domain/review.ts';
import type { ApiError } from '#src/lib/api-error.ts';
import { useApi, useToasts } from '#src/lib/EnvironmentProvider.tsx';
import { applyPatch, invalidate, type Patch } from '#src/lib/mutation.ts';
import { callQuery, resourceKey } from '#src/lib/query.ts';
import { reviewsCopy } from './copy.ts';
import { useReviewDraft } from './drafts.ts';
import { reviewBody } from './review-body.ts';

/** HTTP status: the offer was already reviewed, or its work is not done. */
export const CONFLICT = 409;

/** Updates cached lists from a new review, instead of refetching them. */
export type ReviewPatch = Patch<{ data: Review }>;

/**
 * Submits the review of an offer. Ignores a second submit while one is in flight. Invalidates
 * affected queries on success and on a conflict, without waiting for the refetch: a slow list must
 * not keep the dialog open.
 *
 * @param offerId the reviewed offer
 * @param patch for lists that the answer can update without a refetch
 */
export function useSubmitReview(offerId: number, patch: ReviewPatch | undefined) {
  const api = useApi();
  const queries = useQueryClient();
  const toasts = useToasts();
  const draft = useReviewDraft(offerId);
  // A ref, because a second click can come before the first re-render.
  const isInFlight = useRef(false);

  const mutation = useMutation<{ data: Review }, ApiError, ReviewForm>({
    mutationFn: (form) => api.call(createReview, { body: reviewBody(offerId, form) }),
    // Runs even if the dialog has unmounted.
    onSuccess: (answer) => {
      draft.clear();
      const { queryKey } = callQuery(api, getReview, { params: { id: answer.data.id } });
      queries.setQueryData(queryKey, answer);
      if (patch) applyPatch(queries, patch, answer);
      invalidate(queries, createReview, patch);
      toasts.show({ tone: 'success', text: reviewsCopy.write.submitted });
    },
    onError: ({ status }) => {
      if (status !== CONFLICT) return;
      for (const resource of createReview.invalidates) {
        void queries.invalidateQueries({ queryKey: resourceKey(resource) });
      }
    },
    onSettled: () => {
      isInFlight.current = false;
    },
  });

  return {
    isSending: mutation.isPending,
    /**
     * Submits the review, unless one is in flight. The callbacks run only while the caller is
     * mounted.
     */
    send(
      form: ReviewForm,
      callbacks: {
        onSuccess: (answer: { data: Review }) => void;
        onError: (error: ApiError) => void;
      },
    ): void {
      if (isInFlight.current) return;
      isInFlight.current = true;
      mutation.mutate(form, callbacks);
    },
  };
}
