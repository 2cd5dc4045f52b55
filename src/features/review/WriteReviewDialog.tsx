import type { RefObject } from 'react';
import type { Review } from '#src/domain/review.ts';
import { useLateNotice } from '#src/lib/forms/dialog-form.ts';
import { reviewsCopy } from './copy.ts';
import { useReviewDraft } from './drafts.ts';
import { ReviewFormDialog } from './ReviewFormDialog.tsx';
import { useSubmitReview } from './use-submit-review.ts';

const copy = reviewsCopy.write;
const EMPTY = { rating: 0, review_text: '' };

export interface WriteReviewDialogProps {
  offerId: number;
  taskTitle: string;
  revieweeName: string;
  isOpen: boolean;
  onClose: () => void;
  /** Called before `onClose`. */
  onSubmitted?: ((submitted: { review: Review }) => void) | undefined;
  /** For when the button that opened the dialog is gone. */
  focusFallback?: RefObject<HTMLElement | null> | undefined;
}

/** When sending fails after the dialog has been closed, a notice says so (product.md §2). */
export function WriteReviewDialog({
  offerId,
  taskTitle,
  revieweeName,
  isOpen,
  onClose,
  onSubmitted,
  focusFallback,
}: WriteReviewDialogProps) {
  const draft = useReviewDraft(offerId);
  const tellLate = useLateNotice(isOpen);
  const mutation = useSubmitReview(offerId, () =>
    tellLate({ tone: 'danger', text: copy.failedLater }),
  );
  return (
    <ReviewFormDialog
      {...{ copy, draft, mutation, isOpen, onClose, onSubmitted, focusFallback }}
      description={copy.about(taskTitle, revieweeName)}
      initial={EMPTY}
    />
  );
}
