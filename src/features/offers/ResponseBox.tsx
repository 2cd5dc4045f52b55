import { useEffect, useId, useRef, useState } from 'react';
import type { Offer } from '#src/domain/offer.ts';
import { Button } from '#src/ui/Button.tsx';
import { Field } from '#src/ui/Field.tsx';
import { Textarea } from '#src/ui/Textarea.tsx';
import { offersCopy } from './copy.ts';

const copy = offersCopy.response;

/**
 * The message sent when accepting or declining an offer (section 2). It is prefilled and can be
 * edited or emptied.
 *
 * @param props.response whether to accept or decline
 * @param props.isSending whether the response is in flight, which locks the form
 */
export function ResponseBox({
  offer,
  response,
  isSending,
  onSend,
  onBack,
}: {
  offer: Offer;
  response: 'accept' | 'decline';
  isSending: boolean;
  onSend: (request: { responseMessage: string }) => void;
  onBack: () => void;
}) {
  const [text, setText] = useState<string>(copy[response]);
  const formId = useId();
  const box = useRef<HTMLTextAreaElement>(null);
  // The user opened the box to type in it.
  useEffect(() => box.current?.focus(), []);
  return (
    <form
      id={formId}
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        onSend({ responseMessage: text.trim() });
      }}
    >
      <Field label={copy.label(offer.client.name)} hint={copy.hint}>
        <Textarea
          rows={3}
          ref={box}
          value={text}
          readOnly={isSending}
          onChange={(event) => setText(event.target.value)}
        />
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button
          type="submit"
          variant={response === 'accept' ? 'primary' : 'danger'}
          busy={isSending}
          busyLabel={offersCopy.underWay[response]}
        >
          {response === 'accept' ? copy.sendAccept : copy.sendDecline}
        </Button>
        <Button variant="ghost" disabled={isSending} onClick={onBack}>
          {copy.back}
        </Button>
      </div>
    </form>
  );
}
