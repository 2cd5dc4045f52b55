import { useEffect, useId, useRef, useState } from 'react';
import type { Offer } from '#src/domain/offer.ts';
import { Button } from '#src/ui/Button.tsx';
import { Field } from '#src/ui/Field.tsx';
import { Textarea } from '#src/ui/Textarea.tsx';
import { offersCopy } from './copy.ts';

const copy = offersCopy.response;

/**
 * The words that go with an answer to an offer (section 2): they are there already, and may be
 * changed or taken out.
 *
 * @param props.answer which answer is about to be given
 * @param props.isSending it is on its way: the words stay, and nothing can be pressed twice
 */
export function ResponseBox({
  offer,
  answer,
  isSending,
  onSend,
  onBack,
}: {
  offer: Offer;
  answer: 'accept' | 'decline';
  isSending: boolean;
  onSend: (response: { responseMessage: string }) => void;
  onBack: () => void;
}) {
  const [text, setText] = useState<string>(copy[answer]);
  const formId = useId();
  const box = useRef<HTMLTextAreaElement>(null);
  // The box was asked for: whoever asked goes on in it.
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
          variant={answer === 'accept' ? 'primary' : 'danger'}
          busy={isSending}
          busyLabel={offersCopy.underWay[answer]}
        >
          {answer === 'accept' ? copy.sendAccept : copy.sendDecline}
        </Button>
        <Button variant="ghost" disabled={isSending} onClick={onBack}>
          {copy.back}
        </Button>
      </div>
    </form>
  );
}
