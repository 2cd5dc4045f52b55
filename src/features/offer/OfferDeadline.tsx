import { isLive } from '#src/domain/offer-machine.ts';
import type { Offer } from '#src/domain/offer.ts';
import { Deadline } from '#src/features/task/Deadline.tsx';

/** An offer's deadline, with its urgency while the offer is live. */
export function OfferDeadline({ offer }: { offer: Offer }) {
  return <Deadline day={offer.deadline_date} isLive={isLive(offer.status)} />;
}
