import { useState, type RefObject } from 'react';
import type { Review } from '#src/domain/review.ts';
import { fullName } from '#src/domain/user.ts';
import { reviewsCopy } from '#src/features/review/copy.ts';
import { useReviewEditDraft } from '#src/features/review/drafts.ts';
import { ReviewFormDialog } from '#src/features/review/ReviewFormDialog.tsx';
import { NOT_FOUND } from '#src/lib/calls/http-status.ts';
import { useLateNotice } from '#src/lib/forms/dialog-form.ts';
import { Alert } from '#src/ui/Alert.tsx';
import { Button } from '#src/ui/Button.tsx';
import { reviewListCopy } from './copy.ts';
import { useUpdateReview } from './use-update-review.ts';

const copy = reviewListCopy.edit;

/** Cancel discards the changes, unless they are being sent; any other way to close keeps them as a draft. */
export function EditReviewDialog({
  review,
  isOpen,
  focusFallback,
  onClose,
}: {
  /** As it was when the dialog was opened. */
  review: Review;
  isOpen: boolean;
  focusFallback?: RefObject<HTMLElement | null> | undefined;
  onClose: () => void;
}) {
  const draft = useReviewEditDraft(review);
  const [isOutdated] = useState(() => draft.isOutdated());
  const tellLate = useLateNotice(isOpen);
  const mutation = useUpdateReview(review, ({ status }) =>
    tellLate({ tone: 'danger', text: status === NOT_FOUND ? copy.goneLater : copy.failedLater }),
  );
  const { isPending, failure } = mutation;
  function close(): void {
    // Changes of a review that is gone could never be restored.
    if (failure?.error.status === NOT_FOUND) draft.clear();
    onClose();
  }
  return (
    <ReviewFormDialog
      {...{ draft, mutation, isOpen, focusFallback }}
      // While the changes are being sent, it is too late to cancel them.
      copy={isPending ? { ...copy, later: reviewsCopy.close } : copy}
      description={copy.about(fullName(review.reviewed_user))}
      initial={{ rating: review.rating, review_text: review.review_text ?? '' }}
      renderRestored={({ onDiscard }) => (
        <Alert
          tone={isOutdated ? 'warning' : 'info'}
          size="compact"
          title={copy.restored.title}
          action={
            <Button variant="secondary" size="sm" onClick={onDiscard}>
              {copy.restored.discard}
            </Button>
          }
        >
          {isOutdated ? copy.restored.outdated : copy.restored.text}
        </Alert>
      )}
      onClose={close}
      onLater={() => {
        // While they are being sent, they may still fail.
        if (!isPending) draft.clear();
        onClose();
      }}
    />
  );
}
