import { offerRole } from '#src/domain/offer-machine.ts';
import type { Offer } from '#src/domain/offer.ts';
import { lazyDialog } from '#src/ui/lazy-dialog.tsx';

// Loaded on first use: the list itself needs no review dialogs.
const WriteReviewDialog = lazyDialog(
  'WriteReviewDialog',
  async () => (await import('./WriteReviewDialog.tsx')).WriteReviewDialog,
);
const ViewReviewDialog = lazyDialog(
  'ViewReviewDialog',
  async () => (await import('./ViewReviewDialog.tsx')).ViewReviewDialog,
);

/**
 * Writes a review if there is none, and shows it otherwise (product.md §4). The offer is a snapshot from
 * when the dialog was opened, so that a review that arrives later doesn't replace the form.
 */
export function OfferReviewDialog({
  offer,
  viewer,
  isOpen,
  onClose,
}: {
  offer: Offer;
  viewer: number;
  isOpen: boolean;
  onClose: () => void;
}) {
  const reviewee = offerRole(offer, viewer) === 'worker' ? offer.client : offer.worker;
  return offer.review_id == null ? (
    <WriteReviewDialog
      offerId={offer.id}
      taskTitle={offer.task.title}
      revieweeName={reviewee.name}
      isOpen={isOpen}
      onClose={onClose}
    />
  ) : (
    <ViewReviewDialog reviewId={offer.review_id} isOpen={isOpen} onClose={onClose} />
  );
}
