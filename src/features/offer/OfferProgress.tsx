import { OFFER_STOPS, offerProgress, type ProgressingOffer } from '#src/domain/offer-progress.ts';
import { ProgressLine } from '#src/ui/ProgressLine.tsx';
import { offersCopy } from './copy.ts';

/**
 * The way of an offer as one line: asked, agreed, working, paid. It is the same wherever an offer is shown, and in the
 * tone of its status.
 */
export function OfferProgress({
  offer,
  className,
}: {
  offer: ProgressingOffer;
  className?: string | undefined;
}) {
  const { reached, isUnderWay, isEnded, tone } = offerProgress(offer);
  const copy = offersCopy.progress;
  const stop = OFFER_STOPS[reached - 1];
  const label = stop === undefined ? copy.unknown : copy.stop(stop, reached, OFFER_STOPS.length);
  return (
    <ProgressLine
      label={isEnded ? copy.ended(label) : label}
      stops={OFFER_STOPS}
      {...{ reached, isUnderWay, isEnded, tone, className }}
    />
  );
}
