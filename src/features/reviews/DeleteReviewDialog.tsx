import type { RefObject } from 'react';
import type { Review } from '#src/domain/review.ts';
import { fullName } from '#src/domain/user.ts';
import { reviewsCopy } from '#src/features/review/copy.ts';
import { failureMessage } from '#src/features/review/failure.ts';
import { Alert } from '#src/ui/Alert.tsx';
import { AlertDialog } from '#src/ui/AlertDialog.tsx';
import { SlowNotice } from '#src/ui/SlowNotice.tsx';
import { reviewListCopy } from './copy.ts';
import { useDeleteReview } from './use-delete-review.ts';
import { useUpdateReview } from './use-update-review.ts';

const copy = reviewListCopy.delete;

export interface DeleteReviewDialogProps {
  review: Review;
  isOpen: boolean;
  /** Gets the focus when the card of the review is gone. */
  focusFallback?: RefObject<HTMLElement | null> | undefined;
  onClose: () => void;
}

/** Stays open until the review is gone. */
export function DeleteReviewDialog({
  review,
  isOpen,
  focusFallback,
  onClose,
}: DeleteReviewDialogProps) {
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
      tone="danger"
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
