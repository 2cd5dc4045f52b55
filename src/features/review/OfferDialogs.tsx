import { offerRole } from '#src/domain/offer-machine.ts';
import type { Offer } from '#src/domain/offer.ts';
import type { AppliedTransition } from '#src/features/offer/use-offer-transition.ts';
import { DialogSlot } from '#src/ui/DialogSlot.tsx';
import { lazyDialog } from '#src/ui/lazy-dialog.tsx';
import type { useReviewPrompt } from './use-review-prompt.ts';

export const OfferDetailsDialog = lazyDialog(
  'OfferDetailsDialog',
  () => import('../offer/OfferDetailsDialog.tsx'),
);
// Loaded on first use: the list itself needs no review dialogs.
export const WriteReviewDialog = lazyDialog(
  'WriteReviewDialog',
  () => import('./WriteReviewDialog.tsx'),
);
export const ViewReviewDialog = lazyDialog(
  'ViewReviewDialog',
  () => import('./ViewReviewDialog.tsx'),
);

/** The details of an offer, and its review (product.md §4): to write if there is none, or else to read. */
export function OfferDialogs({
  openId,
  offers,
  viewer,
  review,
  onClose,
  onTransition,
}: {
  openId: number | null;
  offers: readonly Offer[] | undefined;
  viewer: number;
  review: ReturnType<typeof useReviewPrompt>;
  onClose: () => void;
  onTransition: (applied: AppliedTransition) => void;
}) {
  return (
    <>
      <DialogSlot value={openId}>
        {(id, isOpen) => (
          <OfferDetailsDialog
            id={id}
            known={offers?.find((offer) => offer.id === id)}
            {...{ viewer, isOpen, onClose, onTransition }}
          />
        )}
      </DialogSlot>
      {/* A snapshot: a review that arrives later doesn't replace the form. */}
      <DialogSlot value={review.offer}>
        {(offer, isOpen) =>
          offer.review_id == null ? (
            <WriteReviewDialog
              offerId={offer.id}
              taskTitle={offer.task.title}
              revieweeName={otherOf(offer, viewer).name}
              isOpen={isOpen}
              onClose={review.close}
            />
          ) : (
            <ViewReviewDialog reviewId={offer.review_id} isOpen={isOpen} onClose={review.close} />
          )
        }
      </DialogSlot>
    </>
  );
}

const otherOf = (offer: Offer, viewer: number) =>
  offerRole(offer, viewer) === 'worker' ? offer.client : offer.worker;
