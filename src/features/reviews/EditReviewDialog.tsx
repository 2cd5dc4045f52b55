import type { Review } from '#src/domain/review.ts';
import { fullName } from '#src/domain/user.ts';
import { useReviewEditDraft } from '#src/entities/reviews/drafts.ts';
import { ReviewFormDialog } from '#src/entities/reviews/ReviewFormDialog.tsx';
import { useLateNotice } from '#src/lib/dialog-form.ts';
import { reviewListCopy } from './copy.ts';
import { useUpdateReview } from './use-update-review.ts';

const copy = reviewListCopy.edit;

export interface EditReviewDialogProps {
  /** A review of the viewer, as it was when the dialog was opened. */
  review: Review;
  /** False while the dialog closes. */
  isOpen: boolean;
  /** Called when the dialog should close: on dismissal or after success. */
  onClose: () => void;
}

/**
 * Edits a review of the viewer. Cancel discards the changes; closing the dialog in any other way keeps them
 * as a draft. Render it in a `DialogSlot`.
 */
export function EditReviewDialog({ review, isOpen, onClose }: EditReviewDialogProps) {
  const draft = useReviewEditDraft(review.id);
  const tellLate = useLateNotice(isOpen);
  const mutation = useUpdateReview(review, () =>
    tellLate({ tone: 'danger', text: copy.failedLater }),
  );
  return (
    <ReviewFormDialog
      {...{ copy, draft, mutation, isOpen, onClose }}
      description={copy.about(fullName(review.reviewed_user))}
      initial={{ rating: review.rating, review_text: review.review_text ?? '' }}
      onLater={() => {
        // While they are being sent, they may still fail.
        if (!mutation.isPending) draft.clear();
        onClose();
      }}
    />
  );
}
