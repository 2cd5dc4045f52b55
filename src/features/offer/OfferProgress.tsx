import { offerProgress, type ProgressingOffer } from '#src/domain/offer-progress.ts';
import { ProgressLine } from '#src/ui/ProgressLine.tsx';
import { offersCopy } from './copy.ts';

/** The same wherever an offer is shown, in the tone of its status. */
export function OfferProgress({
  offer,
  className,
}: {
  offer: ProgressingOffer;
  className?: string | undefined;
}) {
  const { stops, reached, isUnderWay, isEnded, tone } = offerProgress(offer);
  const copy = offersCopy.progress;
  const stop = stops[reached - 1];
  const label = stop === undefined ? copy.unknown : copy.stop(stop, reached, stops.length);
  return (
    <ProgressLine
      label={isEnded ? copy.ended(label) : label}
      {...{ stops, reached, isUnderWay, isEnded, tone, className }}
    />
  );
}
