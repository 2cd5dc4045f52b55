import { memo } from 'react';
import { isBlank } from '#src/domain/typed-text.ts';
import type { Message } from '#src/domain/message.ts';
import type { AppliedTransition } from '#src/features/offer/use-offer-transition.ts';
import { BubbleFrame, BubbleTime } from './BubbleFrame.tsx';
import type { DeclinedOffer } from './declined-offer.ts';
import { EventMessage } from './EventMessage.tsx';
import { messageSentence } from './message-sentence.ts';
import { MessageText } from './BubbleFrame.tsx';
import { OfferMessage } from './OfferMessage.tsx';

export interface MessageBubbleProps {
  message: Message;
  viewer: number;
  startsGroup: boolean;
  endsGroup: boolean;
  /** Its status is shown above the chat then. */
  isOfferInBar?: boolean | undefined;
  onTransition?: ((applied: AppliedTransition) => void) | undefined;
  /** Without it, the message offers no way to replace a declined offer. */
  onSendNewOffer?: ((declined: DeclinedOffer) => void) | undefined;
}

/** A text, an offer as a card, or a change of one as a line (product.md §2, §3). Memoized: pass stable callbacks. */
export const MessageBubble = memo(function MessageBubble({
  message,
  viewer,
  startsGroup,
  endsGroup,
  isOfferInBar = false,
  onTransition,
  onSendNewOffer,
}: MessageBubbleProps) {
  const sentence = messageSentence(message, viewer);
  if (sentence !== null) {
    return <EventMessage {...{ message, sentence, viewer, onSendNewOffer }} />;
  }
  const { sender, message_type: type } = message;
  const isOwn = sender.id === viewer;
  const offer = type === 'offer' ? message.offer : null;
  return (
    <BubbleFrame
      {...{ sender, isOwn, startsGroup, endsGroup }}
      isWide={offer != null}
      foot={
        endsGroup ? (
          <p className="px-1 text-xs text-ink-muted">
            <BubbleTime at={message.created_at} />
          </p>
        ) : undefined
      }
    >
      {(offer == null || !isBlank(message.message)) && (
        <MessageText
          text={message.message}
          isOwn={isOwn}
          isNeutral={type === 'unknown'}
          hasCorner={endsGroup}
        />
      )}
      {offer && <OfferMessage isInBar={isOfferInBar} {...{ offer, viewer, isOwn, onTransition }} />}
    </BubbleFrame>
  );
});
