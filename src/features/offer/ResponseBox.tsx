import { cx } from 'class-variance-authority';
import { cleanText } from '#src/domain/typed-text.ts';
import { useEffect, useState, type RefObject } from 'react';
import * as z from 'zod/mini';
import { OFFER_PROCESS, type OfferTransition } from '#src/domain/offer-process.ts';
import type { Offer } from '#src/domain/offer.ts';
import { useDraft } from '#src/lib/forms/use-draft.ts';
import { Button } from '#src/ui/Button.tsx';
import { Field } from '#src/ui/Field.tsx';
import { FormLayout } from '#src/ui/FormLayout.tsx';
import { actionRowClasses } from '#src/ui/ItemCard.tsx';
import { Textarea } from '#src/ui/Textarea.tsx';
import { offersCopy } from './copy.ts';
import { responseDraft } from './use-offer-transition.ts';

const copy = offersCopy.response;
const Text = z.string();

export type OfferPlacement = 'card' | 'chat' | 'dialog';

/** The message of a transition (product.md §2): prefilled, and a draft once it is edited. */
export function ResponseBox({
  offer,
  transition,
  error,
  box,
  isSending,
  onSend,
  onBack,
}: {
  offer: Offer;
  transition: OfferTransition;
  error?: string | undefined;
  box: RefObject<HTMLTextAreaElement | null>;
  isSending: boolean;
  onSend: (request: { responseMessage: string }) => void;
  onBack: () => void;
}) {
  const { asks, isDestructive, label, underWay } = OFFER_PROCESS[transition];
  const question = asks?.kind === 'message' ? asks : { prefilled: '', send: label };
  const draft = useDraft(responseDraft(offer.id, transition), Text);
  const [text, setText] = useState(() => draft.read() ?? question.prefilled);
  // The user opened the box to type in it.
  useEffect(() => box.current?.focus(), [box]);

  function change(next: string): void {
    setText(next);
    if (next === question.prefilled) draft.clear();
    else draft.save(next);
  }

  return (
    <FormLayout
      submit={
        <div className={cx(actionRowClasses, 'max-sm:*:grow')}>
          <Button variant="ghost" disabled={isSending} onClick={onBack}>
            {copy.back}
          </Button>
          <Button
            type="submit"
            variant={isDestructive ? 'danger' : 'primary'}
            isBusy={isSending}
            busyLabel={underWay}
          >
            {question.send}
          </Button>
        </div>
      }
      onSubmit={(event) => {
        event.preventDefault();
        // What the box has, which may be more than it has told.
        onSend({ responseMessage: cleanText(box.current?.value ?? text) });
      }}
    >
      <Field label={copy.label(offer.client.name)} hint={copy.hint} error={error} isOptional>
        <Textarea
          rows={3}
          ref={box}
          value={text}
          readOnly={isSending}
          onChange={(event) => change(event.target.value)}
        />
      </Field>
    </FormLayout>
  );
}
