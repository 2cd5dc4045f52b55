import { lazy } from 'react';
import { offerRole } from '#src/domain/offer-machine.ts';
import type { Offer } from '#src/domain/offer.ts';
import { reviewedOfferPatch } from '#src/features/offers/queries.ts';
import { LazyPart } from '#src/ui/LazyPart.tsx';

// Loaded when somebody first reviews: the list itself needs no form.
const WriteReviewDialog = lazy(async () => ({
  default: (await import('#src/features/reviews/WriteReviewDialog.tsx')).WriteReviewDialog,
}));
const ViewReviewDialog = lazy(async () => ({
  default: (await import('#src/features/reviews/ViewReviewDialog.tsx')).ViewReviewDialog,
}));

/**
 * The review of an offer (section 4): written when there is none yet, else shown. Which of both was
 * settled when it was asked for, so that one that turns out to be there leaves the dialog open.
 */
export function OfferReviewDialog({
  offer,
  viewer,
  onClose,
}: {
  offer: Offer;
  viewer: number;
  onClose: () => void;
}) {
  const reviewee = offerRole(offer, viewer) === 'worker' ? offer.client : offer.worker;
  return (
    <LazyPart>
      {offer.review_id == null ? (
        <WriteReviewDialog
          offerId={offer.id}
          taskTitle={offer.task.title}
          revieweeName={reviewee.name}
          patch={reviewedOfferPatch}
          onClose={onClose}
        />
      ) : (
        <ViewReviewDialog reviewId={offer.review_id} onClose={onClose} />
      )}
    </LazyPart>
  );
}
