import type { RefObject } from 'react';
import type { Review } from '#src/domain/review.ts';
import { fullName } from '#src/domain/user.ts';
import { reviewsCopy } from '#src/features/review/copy.ts';
import { failureMessage } from '#src/features/review/failure.ts';
import { Alert } from '#src/ui/Alert.tsx';
import { AlertDialog } from '#src/ui/AlertDialog.tsx';
import { SlowNotice } from '#src/ui/SlowNotice.tsx';
import { reviewListCopy } from './copy.ts';
import { useUpdateReview } from './use-update-review.ts';
import { useQueryClient } from '@tanstack/react-query';
import { deleteReview, getReview } from '#src/contract/reviews.ts';
import { useReviewEditDraft } from '#src/features/review/drafts.ts';
import { deletedReviewPatch } from '#src/features/review/review-patches.ts';
import { unlessNotFound } from '#src/lib/calls/api-error.ts';
import { useServices } from '#src/lib/app/ServicesProvider.tsx';
import { callQuery } from '#src/lib/calls/query.ts';
import { useApiMutation } from '#src/lib/calls/use-api-mutation.ts';

const copy = reviewListCopy.delete;

/** Stays open until the review is gone. */
export function DeleteReviewDialog({
  review,
  isOpen,
  focusFallback,
  onClose,
}: {
  review: Review;
  isOpen: boolean;
  focusFallback?: RefObject<HTMLElement | null> | undefined;
  onClose: () => void;
}) {
  const deletion = useDeleteReview(review, onClose);
  // Changes that are still being saved go first: their answer must not show the review again.
  const saving = useUpdateReview(review);
  const { isPending, isSlow, stopWaiting } = saving.isPending ? saving : deletion;
  const { send, failure } = deletion;
  return (
    <AlertDialog
      isOpen={isOpen}
      title={copy.title}
      description={
        <span className="wrap-anywhere">{copy.text(fullName(review.reviewed_user))}</span>
      }
      cancelLabel={copy.keep}
      actionLabel={copy.action}
      isBusy={isPending}
      busyLabel={saving.isPending ? reviewListCopy.edit.submitting : copy.underWay}
      focusFallback={focusFallback}
      onCancel={onClose}
      onAction={() => send(null)}
    >
      {failure && (
        <Alert tone="danger" title={failureMessage(failure.error, copy.failed)}>
          {failure.isUnconfirmed ? copy.unconfirmed : copy.kept}
          {/* The server would say the same again. */}
          {!failure.isUnconfirmed && !failure.error.hasServerMessage && ` ${reviewsCopy.tryAgain}`}
        </Alert>
      )}
      {isSlow && <SlowNotice onStop={stopWaiting} />}
    </AlertDialog>
  );
}

/** Disappears once that is confirmed (product.md §7). One that isn't found is deleted, too. */
function useDeleteReview(review: Review, onDeleted: () => void) {
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
