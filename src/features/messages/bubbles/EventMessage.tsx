import { ExternalLink } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { Message } from '#src/domain/message.ts';
import { OFFER_STATES, type OfferTone } from '#src/domain/offer-machine.ts';
import { announcedStatus } from '#src/domain/offer-process.ts';
import type { Offer } from '#src/domain/offer.ts';
import { OFFER_ICONS } from '#src/features/offer/offer-icons.ts';
import { paths } from '#src/lib/navigation/paths.ts';
import { Button } from '#src/ui/Button.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { BubbleFrame, BubbleTime } from './BubbleFrame.tsx';
import { chatOffersCopy } from '../chat-offers-copy.ts';
import type { DeclinedOffer } from './declined-offer.ts';
import { firstNameOf, writtenText } from './message-sentence.ts';
import { MessageText } from './BubbleFrame.tsx';
import { nextStepAfter } from './next-step.ts';

const copy = chatOffersCopy.next;

const ICON_COLORS: Readonly<Record<OfferTone, string>> = {
  warning: 'text-warning-solid',
  info: 'text-info-solid',
  brand: 'text-brand',
  success: 'text-success-solid',
  danger: 'text-danger-solid',
  neutral: 'text-neutral-solid',
};

/** A change of an offer: who did what, what they wrote, and what the viewer can do next (product.md §2). */
export function EventMessage({
  message,
  sentence,
  viewer,
  onSendNewOffer,
}: {
  message: Message;
  sentence: string;
  viewer: number;
  onSendNewOffer: ((declined: DeclinedOffer) => void) | undefined;
}) {
  const { sender, offer } = message;
  const isOwn = sender.id === viewer;
  const status = announcedStatus(message.message_type) ?? 'unknown';
  const Icon = OFFER_ICONS[status];
  const text = writtenText(message);
  const next = offer && <Next {...{ message, offer, viewer, onSendNewOffer }} />;
  return (
    <div className="flex flex-col gap-5 py-2">
      <p className="flex items-start justify-center gap-2 text-center text-sm text-ink-muted">
        <Icon
          aria-hidden
          strokeWidth={1.75}
          className={`mt-0.5 size-4 shrink-0 ${ICON_COLORS[OFFER_STATES[status].tone]}`}
        />
        <span className="min-w-0 wrap-anywhere">
          <span className="font-medium text-ink">{sentence}</span> ·{' '}
          <BubbleTime at={message.created_at} />
        </span>
      </p>
      {text === '' ? (
        next && <div className="flex justify-center">{next}</div>
      ) : (
        <BubbleFrame {...{ sender, isOwn }} startsGroup={false} endsGroup foot={next}>
          <MessageText text={text} isOwn={isOwn} hasCorner />
        </BubbleFrame>
      )}
    </div>
  );
}

function Next({
  message,
  offer,
  viewer,
  onSendNewOffer,
}: {
  message: Message;
  offer: Offer;
  viewer: number;
  onSendNewOffer: ((declined: DeclinedOffer) => void) | undefined;
}) {
  const next = nextStepAfter(message, viewer);
  switch (next) {
    case null:
      return null;
    case 'pay':
      return (
        <Button
          asChild
          size="sm"
          className="mt-1"
          icon={<ExternalLink aria-hidden strokeWidth={1.75} />}
        >
          <Link to={paths.payment.to()} target="_blank" rel="noopener">
            {copy.pay} <VisuallyHidden>{copy.opensInNewTab}</VisuallyHidden>
          </Link>
        </Button>
      );
    case 'awaits-payment':
      return (
        <p className="text-sm text-ink-muted">{copy.canBePaid(firstNameOf(offer.client.name))}</p>
      );
    case 'new-offer':
      return (
        onSendNewOffer && (
          <Button
            size="sm"
            variant="secondary"
            className="mt-1"
            onClick={() => onSendNewOffer({ offer, response: message.message })}
          >
            {copy.newOffer}
          </Button>
        )
      );
    default:
      return next satisfies never;
  }
}
