import { cx } from 'class-variance-authority';
import { isBlank } from '#src/domain/typed-text.ts';
import { useId, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { formatMoney } from '#src/domain/money.ts';
import { isLive, offerRole } from '#src/domain/offer-machine.ts';
import { transitionsFrom } from '#src/domain/offer-process.ts';
import type { Offer } from '#src/domain/offer.ts';
import { offersCopy } from '#src/features/offer/copy.ts';
import { OfferActions } from '#src/features/offer/OfferActions.tsx';
import { CancelledOn } from '#src/features/offer/OfferCard.tsx';
import { OfferStatusBadge } from '#src/features/offer/OfferStatusBadge.tsx';
import type { AppliedTransition } from '#src/features/offer/use-offer-transition.ts';
import { Deadline } from '#src/features/task/Deadline.tsx';
import { paths } from '#src/lib/navigation/paths.ts';
import { Card, CardLink } from '#src/ui/Card.tsx';
import { actionRowLinkClasses } from '#src/ui/ItemCard.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { chatOffersCopy } from '../chat-offers-copy.ts';

const copy = chatOffersCopy.offer;

/** An offer as a card, answered here by its worker (product.md §2). `isInBar`: the bar above shows its status. */
export function OfferMessage({
  offer,
  viewer,
  isOwn,
  isInBar,
  onTransition,
}: {
  offer: Offer;
  viewer: number;
  isOwn: boolean;
  isInBar: boolean;
  onTransition?: ((applied: AppliedTransition) => void) | undefined;
}) {
  const titleId = useId();
  const canAnswer = !isOwn && offer.status === 'pending' && offerRole(offer, viewer) === 'worker';
  const number = offersCopy.card.number(offer.id);
  return (
    <Card asChild padding="none">
      <article
        id={offerMessageId(offer.id)}
        tabIndex={-1}
        aria-labelledby={titleId}
        className="@container flex w-md max-w-full flex-col gap-3 p-4"
      >
        <header className="flex flex-wrap items-center gap-x-3 gap-y-1">
          {!isInBar && <OfferStatusBadge status={offer.status} />}
          <h3
            id={titleId}
            className="me-auto font-sans text-sm font-normal tracking-normal text-ink-muted tabular-nums"
          >
            {number}
          </h3>
          <p className="font-display text-xl font-semibold tabular-nums">
            {formatMoney(offer.payment_amount)}
          </p>
          {!isInBar && <CancelledOn offer={offer} />}
        </header>
        <dl className="flex flex-col gap-2">
          <Fact term={copy.deadline}>
            {/* With its status, its urgency is above the chat. */}
            <Deadline day={offer.deadline_date} isLive={!isInBar && isLive(offer.status)} />
          </Fact>
          <TextFact term={copy.details} text={offer.offer_details} />
          <TextFact term={copy.terms} text={offer.terms_and_conditions} />
        </dl>
        <OfferActions
          offer={offer}
          transitions={canAnswer ? transitionsFrom('pending', 'worker') : []}
          placement="chat"
          failureTexts={offersCopy.chat.failed}
          onTransition={onTransition}
          className={cx('flex flex-col gap-4 border-t border-line pt-2', !canAnswer && '-mb-2')}
        >
          <CardLink asChild className={cx(actionRowLinkClasses, canAnswer && 'max-sm:basis-full')}>
            <Link to={paths.offers.to({ offer: offer.id })}>
              {copy.view} <VisuallyHidden>{copy.viewOf(number)}</VisuallyHidden>
            </Link>
          </CardLink>
        </OfferActions>
      </article>
    </Card>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="flex flex-col gap-x-4 @sm:flex-row">
      <dt className="w-20 shrink-0 text-sm leading-6 text-ink-muted">{term}</dt>
      <dd className="min-w-0 grow wrap-anywhere">{children}</dd>
    </div>
  );
}

function TextFact({ term, text }: { term: string; text: string | null | undefined }) {
  if (isBlank(text)) return null;
  return (
    <Fact term={term}>
      <span dir="auto" className="block text-pretty whitespace-pre-line">
        {text}
      </span>
    </Fact>
  );
}

export function offerMessageId(offer: number): string {
  return `offer-${offer}`;
}
