import { cut, CUT } from '#src/domain/cut.ts';
import { cleanText } from '#src/domain/typed-text.ts';
import { offerRole } from '#src/domain/offer-machine.ts';
import { transitionsFrom, type OfferTransition } from '#src/domain/offer-process.ts';
import { OfferItem, type OfferCardProps } from '#src/features/offer/OfferCard.tsx';
import { paths } from '#src/lib/navigation/paths.ts';
import { workerCopy } from './copy.ts';

const copy = workerCopy.upcoming;

/** The offers page has every transition (product.md §2). */
const OFFERED: readonly OfferTransition[] = ['start', 'complete'];

export type UpcomingOfferCardProps = Omit<OfferCardProps, 'onReview'>;

/** An offer on the worker's dashboard, to start or complete its work (product.md §2). */
export function UpcomingOfferCard({
  offer,
  viewer,
  onDetails,
  onTransition,
}: UpcomingOfferCardProps) {
  const role = offerRole(offer, viewer);
  const transitions = role === null ? [] : transitionsFrom(offer.status, role);
  const text = cleanText(offer.offer_details) || cleanText(offer.task.description);
  return (
    <OfferItem
      offer={offer}
      role={role}
      titleId={`upcoming-${offer.id}`}
      headingLevel={3}
      text={text && cut(text, CUT.workerOffer)}
      transitions={transitions.filter((each) => OFFERED.includes(each))}
      failureTexts={copy.failed}
      details={{ label: copy.view, to: paths.worker.to({ offer: offer.id }) }}
      onDetails={onDetails}
      onTransition={onTransition}
    />
  );
}
