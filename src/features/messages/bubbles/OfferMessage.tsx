import { cx } from 'class-variance-authority';
import { useId, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { formatMoney } from '#src/domain/money.ts';
import { offerRole } from '#src/domain/offer-machine.ts';
import { transitionsFrom } from '#src/domain/offer-process.ts';
import type { Offer } from '#src/domain/offer.ts';
import { offersCopy } from '#src/features/offer/copy.ts';
import { OfferActions } from '#src/features/offer/OfferActions.tsx';
import { CancelledOn } from '#src/features/offer/OfferCard.tsx';
import { OfferDeadline } from '#src/features/offer/OfferDeadline.tsx';
import { OfferStatusBadge } from '#src/features/offer/OfferStatusBadge.tsx';
import type { OfferResponse } from '#src/features/offer/use-offer-response.ts';
import type { AppliedTransition } from '#src/features/offer/use-offer-transition.ts';
import { paths } from '#src/lib/navigation/paths.ts';
import { Button } from '#src/ui/Button.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { chatOffersCopy } from '../chat-offers-copy.ts';

const copy = chatOffersCopy.offer;

/**
 * An offer as a card in the chat (section 2): amount and terms, and its status unless that is shown above the chat. Its worker can accept or decline it
 * while it is pending; any other transition is on the offers page.
 *
 * @param props.viewer user id
 * @param props.isOwn whether the viewer sent it
 * @param props.response of an offer whose status is shown above the chat, from where it can be accepted, too
 * @param props.onTransition called after a transition succeeded
 */
export function OfferMessage({
  offer,
  viewer,
  isOwn,
  response,
  onTransition,
}: {
  offer: Offer;
  viewer: number;
  isOwn: boolean;
  response?: OfferResponse | undefined;
  onTransition: (applied: AppliedTransition) => void;
}) {
  const titleId = useId();
  const canAnswer = !isOwn && offer.status === 'pending' && offerRole(offer, viewer) === 'worker';
  const number = offersCopy.card.number(offer.id);
  return (
    <article
      aria-labelledby={titleId}
      className="flex w-md max-w-full flex-col gap-4 rounded-card border border-line bg-surface-raised p-4"
    >
      <header className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="flex min-w-0 flex-col">
          <h3
            id={titleId}
            className="font-sans text-sm font-normal tracking-normal text-ink-muted tabular-nums"
          >
            {number}
          </h3>
          <span className="font-display text-2xl font-semibold tabular-nums">
            {formatMoney(offer.payment_amount)}
          </span>
        </div>
        {!response && (
          <div className="flex flex-col items-end gap-1">
            <OfferStatusBadge status={offer.status} />
            <CancelledOn offer={offer} />
          </div>
        )}
      </header>
      <dl className="flex flex-col gap-3">
        <Fact term={copy.deadline}>
          <OfferDeadline offer={offer} />
        </Fact>
        <TextFact term={copy.details} text={offer.offer_details} />
        <TextFact term={copy.terms} text={offer.terms_and_conditions} />
      </dl>
      <OfferActions
        offer={offer}
        transitions={canAnswer ? transitionsFrom('pending', 'worker') : []}
        placement="chat"
        failureTexts={offersCopy.chat.failed}
        response={response}
        onTransition={onTransition}
        className="flex flex-col gap-4 border-t border-line pt-3"
      >
        <Button
          asChild
          variant="link"
          size="sm"
          // Aligns the label with the edge of the card's content.
          className={cx(
            '-ms-3.5 me-auto',
            canAnswer ? 'max-sm:basis-full max-sm:justify-start' : '-mb-2 max-sm:grow-0!',
          )}
        >
          <Link to={paths.offers.to({ offer: offer.id })}>
            {copy.view} <VisuallyHidden>{copy.viewOf(number)}</VisuallyHidden>
          </Link>
        </Button>
      </OfferActions>
    </article>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="flex flex-col">
      <dt className="text-sm text-ink-muted">{term}</dt>
      <dd className="min-w-0 wrap-anywhere">{children}</dd>
    </div>
  );
}

/** A text of the offer; nothing when it is empty. */
function TextFact({ term, text }: { term: string; text: string | null | undefined }) {
  if (!text?.trim()) return null;
  return (
    <Fact term={term}>
      <span dir="auto" className="block text-pretty whitespace-pre-line">
        {text}
      </span>
    </Fact>
  );
}
