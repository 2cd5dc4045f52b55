import { CircleAlert, Clock } from 'lucide-react';
import { memo } from 'react';
import type { PersonRef } from '#src/domain/offer.ts';
import { Button } from '#src/ui/Button.tsx';
import { BubbleFrame } from './BubbleFrame.tsx';
import { chatCopy } from '../copy.ts';
import { MessageText } from './BubbleFrame.tsx';
import type { OutgoingMessage } from '../sync/outbox.ts';

const copy = chatCopy.send;

/** A message that the server has not confirmed. Memoized: pass stable callbacks. */
export const OutgoingBubble = memo(function OutgoingBubble({
  outgoing,
  sender,
  startsGroup,
  endsGroup,
  onRetry,
  onDiscard,
}: {
  outgoing: OutgoingMessage;
  sender: PersonRef;
  startsGroup: boolean;
  endsGroup: boolean;
  onRetry: (event: { key: string }) => void;
  onDiscard: (event: { key: string }) => void;
}) {
  const { key, text, state, error, isUnconfirmed } = outgoing;
  const hasFailed = state === 'failed';
  return (
    <BubbleFrame
      sender={sender}
      isOwn
      startsGroup={startsGroup}
      endsGroup={endsGroup}
      foot={
        hasFailed ? (
          <div className="flex flex-col items-end gap-1">
            <p className="flex items-start gap-1.5 px-1 text-sm font-medium text-danger-solid">
              <CircleAlert aria-hidden strokeWidth={2} className="mt-0.5 size-4 shrink-0" />
              {error?.fieldErrors['message'] ??
                (error?.hasServerMessage ? error.message : copy.failed)}
            </p>
            {isUnconfirmed && (
              <p className="px-1 text-end text-sm text-pretty text-ink-muted">{copy.unconfirmed}</p>
            )}
            <div className="flex gap-1">
              <Button variant="ghost" size="sm" onClick={() => onDiscard({ key })}>
                {copy.discard}
              </Button>
              <Button variant="secondary" size="sm" onClick={() => onRetry({ key })}>
                {copy.retry}
              </Button>
            </div>
          </div>
        ) : (
          <p aria-busy className="flex items-center gap-1 px-1 text-xs text-ink-muted">
            <Clock aria-hidden strokeWidth={1.75} className="size-3.5" />
            {copy.sending}
          </p>
        )
      }
    >
      <MessageText text={text} isOwn hasCorner={endsGroup} />
    </BubbleFrame>
  );
});
