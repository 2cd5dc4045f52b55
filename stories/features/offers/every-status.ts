import { OFFER_STATUSES, type ShownOfferStatus } from '#src/domain/offer.ts';
import { anOffer } from '#mocks/factories/offers.ts';

const CAPTIONS: Readonly<Record<ShownOfferStatus, string>> = {
  pending: 'Pending',
  accepted: 'Accepted',
  declined: 'Declined',
  in_progress: 'In progress',
  completed: 'Completed',
  paid: 'Paid',
  cancelled: 'Cancelled',
  unknown: 'A status of a newer server',
};

/** Every status by its caption, in the order of the lifecycle. */
export const statusCaptions = ([...OFFER_STATUSES, 'unknown'] as const).map(
  (status) => [CAPTIONS[status], status] as const,
);

/**
 * An offer in every status, by caption, for a section of a sheet.
 *
 * @param props what else differs in the section
 */
export function offersByStatus(firstId = 1, props?: object) {
  return Object.fromEntries(
    statusCaptions.map(([caption, status], index) => [
      caption,
      { offer: anOffer({ id: firstId + index, status }), ...props },
    ]),
  );
}
