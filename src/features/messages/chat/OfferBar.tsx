import { Link } from 'react-router-dom';
import { formatMoney } from '#src/domain/money.ts';
import { isLive, isReviewable, offerRole } from '#src/domain/offer-machine.ts';
import { transitionsFrom, type OfferRole } from '#src/domain/offer-process.ts';
import type { Offer, ShownOfferStatus } from '#src/domain/offer.ts';
import { offersCopy } from '#src/features/offer/copy.ts';
import { OfferActions } from '#src/features/offer/OfferActions.tsx';
import { CancelledOn } from '#src/features/offer/OfferCard.tsx';
import { OfferProgress } from '#src/features/offer/OfferProgress.tsx';
import { OfferStatusBadge } from '#src/features/offer/OfferStatusBadge.tsx';
import { Urgency } from '#src/features/task/Deadline.tsx';
import type { AppliedTransition } from '#src/features/offer/use-offer-transition.ts';
import { paths } from '#src/lib/navigation/paths.ts';
import { Button } from '#src/ui/Button.tsx';
import { actionRowClasses } from '#src/ui/ItemCard.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { offerMessageId } from '../bubbles/OfferMessage.tsx';
import { chatOffersCopy } from '../chat-offers-copy.ts';

const copy = chatOffersCopy.bar;

/** Where a chat's offer stands, and what is next. Its status is known before a message about it is loaded. */
export function OfferBar({
  status,
  offer,
  viewer,
  onTransition,
}: {
  status: ShownOfferStatus;
  offer: Offer | undefined;
  viewer: number;
  onTransition?: (applied: AppliedTransition) => void;
}) {
  const role = offer ? offerRole(offer, viewer) : null;
  const content = (
    <>
      {offer && <Amount offer={offer} />}
      <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1 @max-xl:grow @max-xl:basis-24">
        <OfferStatusBadge status={status} size="sm" />
        {offer && <CancelledOn offer={offer} />}
        {offer?.deadline_date != null && isLive(offer.status) && (
          <Urgency day={offer.deadline_date} />
        )}
      </div>
      <OfferProgress
        offer={offer ?? { status, accepted_at: null }}
        // A narrow chat has room for the name of one stop, a very narrow one for none.
        className="min-w-40 flex-1 @xl:mx-3 @max-xl:order-last @max-xl:basis-full @max-xl:**:data-[stop=other]:hidden @max-xs:**:data-stop:hidden"
      />
      {offer && role !== null && <NextLink offer={offer} role={role} />}
    </>
  );
  return (
    <section
      aria-label={offer ? offersCopy.card.number(offer.id) : copy.label}
      className="@container flex shrink-0 flex-col justify-center border-b border-line bg-surface-raised px-4 py-2 sm:min-h-15.25 md:px-6 print:[&_button]:hidden"
    >
      {offer && role === 'worker' && status !== 'pending' ? (
        <OfferActions
          offer={offer}
          transitions={transitionsFrom(offer.status, role)}
          placement="card"
          onTransition={onTransition}
        >
          {content}
        </OfferActions>
      ) : (
        <div className={actionRowClasses}>
          {content}
          {offer && role === 'worker' && (
            <Button
              variant="secondary"
              className="print:hidden"
              onClick={() => document.getElementById(offerMessageId(offer.id))?.focus()}
            >
              {copy.answer}
            </Button>
          )}
        </div>
      )}
    </section>
  );
}

function Amount({ offer }: { offer: Offer }) {
  return (
    <Link
      to={paths.offers.to({ offer: offer.id })}
      title={chatOffersCopy.offer.view}
      className="relative rounded-small font-display text-lg font-semibold @xl:text-xl tabular-nums decoration-[1.5px] underline-offset-[0.2em] hover:underline pointer-coarse:after:absolute pointer-coarse:after:-inset-2 pointer-coarse:after:content-['']"
    >
      {formatMoney(offer.payment_amount)}{' '}
      <VisuallyHidden>{copy.details(offersCopy.card.number(offer.id))}</VisuallyHidden>
    </Link>
  );
}

/** Leads to where a client pays for completed work; after that, and for a worker, to the reviews to write. */
function NextLink({ offer, role }: { offer: Offer; role: OfferRole }) {
  if (role === 'client' && offer.status === 'completed' && offer.paid_at == null) {
    return (
      <Button asChild variant="secondary" className="print:hidden">
        <Link to={paths.payment.to()} target="_blank" rel="noopener">
          {copy.pay} <VisuallyHidden>{chatOffersCopy.next.opensInNewTab}</VisuallyHidden>
        </Link>
      </Button>
    );
  }
  if (!isReviewable(offer.status) || offer.review_id != null) return null;
  return (
    <Button asChild variant="secondary" className="print:hidden">
      <Link to={paths.pendingReviews.to()}>{offersCopy.card.writeReview}</Link>
    </Button>
  );
}
