import { offerTimeline } from '#src/domain/offer-machine.ts';
import type { Offer } from '#src/domain/offer.ts';
import { Steps } from './Steps.tsx';

/** The completed and pending steps of an offer (product.md §4). */
export function OfferTimeline({ offer, labelledBy }: { offer: Offer; labelledBy: string }) {
  return (
    <Steps
      steps={offerTimeline(offer)}
      ending={offer.status === 'cancelled' ? 'ended' : 'failed'}
      labelledBy={labelledBy}
    />
  );
}
