import { cut, CUT } from '#src/domain/cut.ts';
import { formatMoney } from '#src/domain/money.ts';
import { offerRole } from '#src/domain/offer-machine.ts';
import { transitionsFrom, type OfferTransition } from '#src/domain/offer-process.ts';
import type { Offer } from '#src/domain/offer.ts';
import { offersCopy } from '#src/features/offer/copy.ts';
import { OfferActions } from '#src/features/offer/OfferActions.tsx';
import { CancelledOn, OfferFacts } from '#src/features/offer/OfferCard.tsx';
import { OfferStatusBadge } from '#src/features/offer/OfferStatusBadge.tsx';
import type { AppliedTransition } from '#src/features/offer/use-offer-transition.ts';
import { Button } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { workerCopy } from './copy.ts';

const copy = workerCopy.upcoming;

/** What the card offers (section 2). The offers page has every transition. */
const OFFERED: readonly OfferTransition[] = ['start', 'complete'];

export interface UpcomingOfferCardProps {
  offer: Offer;
  /** The viewer's user id. */
  viewer: number;
  /** Called to show the details. */
  onView: (selected: { offer: Offer }) => void;
  /** Called after a transition succeeded. */
  onTransition: (applied: AppliedTransition) => void;
}

/** An offer on the worker's dashboard, to start or complete its work (section 2). */
export function UpcomingOfferCard({ offer, viewer, onView, onTransition }: UpcomingOfferCardProps) {
  const role = offerRole(offer, viewer);
  const transitions =
    role === null
      ? []
      : transitionsFrom(offer.status, role).filter((each) => OFFERED.includes(each));
  const details = offer.offer_details?.trim() || offer.task.description?.trim();
  const titleId = `upcoming-${offer.id}`;
  return (
    <Card asChild padding="md">
      <article
        aria-labelledby={titleId}
        className="flex h-full flex-col gap-4 hover:border-line-strong/70"
      >
        <header className="flex flex-col gap-2">
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
            <OfferStatusBadge status={offer.status} />
            <span className="font-display text-xl font-semibold tabular-nums">
              {formatMoney(offer.payment_amount)}
            </span>
          </div>
          <h3 id={titleId} className="line-clamp-3 text-lg text-pretty wrap-anywhere">
            {offer.task.title}
          </h3>
          <CancelledOn offer={offer} />
        </header>
        <dl className="flex flex-col gap-3">
          <OfferFacts offer={offer} role={role} />
        </dl>
        {details ? (
          <p className="text-pretty wrap-anywhere text-ink-muted">
            {cut(details, CUT.workerOffer)}
          </p>
        ) : null}
        <OfferActions
          offer={offer}
          transitions={transitions}
          placement="card"
          failureTexts={copy.failed}
          onTransition={onTransition}
          className="mt-auto flex flex-col gap-4 border-t border-line pt-4"
        >
          <Button variant="secondary" onClick={() => onView({ offer })}>
            {copy.view}{' '}
            <VisuallyHidden>{offersCopy.card.detailsOf(offer.task.title)}</VisuallyHidden>
          </Button>
        </OfferActions>
      </article>
    </Card>
  );
}
