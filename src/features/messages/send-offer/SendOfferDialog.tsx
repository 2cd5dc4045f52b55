import { zodResolver } from '@hookform/resolvers/zod';
import { useState, type RefObject } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import type { Conversation, Message } from '#src/domain/message.ts';
import type { OfferForm } from '#src/domain/offer-form.ts';
import { FormDialog, FormFailure } from '#src/features/form/FormDialog.tsx';
import { useDialogForm, useLateNotice } from '#src/lib/forms/dialog-form.ts';
import { DateField } from '#src/ui/DateField.tsx';
import { Field } from '#src/ui/Field.tsx';
import { MoneyField } from '#src/ui/MoneyField.tsx';
import { Textarea } from '#src/ui/Textarea.tsx';
import { chatOffersCopy } from '../chat-offers-copy.ts';
import { DeclinedOfferPanel } from './DeclinedOfferPanel.tsx';
import type { DeclinedOffer } from '../bubbles/declined-offer.ts';
import {
  prefilledOffer,
  SEND_OFFER_FIELDS,
  SendOfferForm,
  type SendOfferFields,
} from './send-offer-form.ts';
import { useOfferDraft, useSendOffer } from './use-send-offer.ts';

const copy = chatOffersCopy.form;

export interface SendOfferDialogProps {
  conversation: Conversation;
  /** The declined offer that this one replaces, shown beside the form. */
  previous?: DeclinedOffer | undefined;
  /** A new offer takes the place of the button that opened the dialog. */
  focusFallback?: RefObject<HTMLElement | null> | undefined;
  isOpen: boolean;
  onClose: () => void;
  /** Called before `onClose`. */
  onSent: (sent: { message: Message }) => void;
}

/** The offer form (product.md §2), prefilled from the task. */
export function SendOfferDialog({
  conversation,
  previous,
  focusFallback,
  isOpen,
  onClose,
  onSent,
}: SendOfferDialogProps) {
  const draft = useOfferDraft(conversation.id);
  const [initial] = useState(() => ({
    fields: draft.read() ?? prefilledOffer(conversation, previous !== undefined),
    after: conversation.last_message_at ?? null,
  }));
  const tellLate = useLateNotice(isOpen);
  const mutation = useSendOffer(conversation, () =>
    tellLate({ tone: 'danger', text: copy.failedLater }),
  );
  const form = useForm<SendOfferFields, unknown, OfferForm>({
    resolver: zodResolver(SendOfferForm),
    defaultValues: initial.fields,
  });
  const sending = useDialogForm({
    form,
    fields: SEND_OFFER_FIELDS,
    draft,
    mutation,
    variables: (offer) => ({ form: offer, after: initial.after }),
    focusOnStop: 'message',
    onSuccess: onSent,
    onSent: onClose,
  });

  return (
    <FormDialog
      {...{ isOpen, onClose, focusFallback, sending }}
      isSlow={mutation.isSlow}
      title={copy.title}
      description={copy.about(conversation.worker.name, conversation.task.title)}
      width={previous ? 'wide' : 'form'}
      submitLabel={copy.send}
      busyLabel={copy.sending}
      renderFailure={(failure) => (
        <FormFailure {...{ failure, copy }} title={failure.error.messageOr(copy.failed)} />
      )}
      renderForm={(layout) =>
        previous ? (
          <div className="grid gap-x-8 gap-y-5 md:grid-cols-[minmax(0,1fr)_15rem]">
            <DeclinedOfferPanel {...previous} className="md:order-last md:self-start" />
            {layout}
          </div>
        ) : (
          layout
        )
      }
    >
      <Fields form={form} isLocked={sending.isSending} />
    </FormDialog>
  );
}

function Fields({
  form: { register, formState },
  isLocked,
}: {
  form: UseFormReturn<SendOfferFields, unknown, OfferForm>;
  isLocked: boolean;
}) {
  const { errors } = formState;
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2 sm:*:*:last:mt-auto">
        <Field label={copy.amount} error={errors.payment_amount?.message} required>
          <MoneyField readOnly={isLocked} {...register('payment_amount')} />
        </Field>
        <Field label={copy.deadline} error={errors.deadline_date?.message} isOptional>
          <DateField readOnly={isLocked} {...register('deadline_date')} />
        </Field>
      </div>
      <Field label={copy.message} error={errors.message?.message} required>
        <Textarea rows={3} dir="auto" readOnly={isLocked} {...register('message')} />
      </Field>
      <Field
        label={copy.details}
        hint={copy.detailsHint}
        error={errors.offer_details?.message}
        isOptional
      >
        <Textarea
          rows={2}
          dir="auto"
          readOnly={isLocked}
          className="min-h-20!"
          {...register('offer_details')}
        />
      </Field>
      <Field
        label={copy.terms}
        hint={copy.termsHint}
        error={errors.terms_and_conditions?.message}
        isOptional
      >
        <Textarea
          rows={2}
          dir="auto"
          readOnly={isLocked}
          className="min-h-20!"
          {...register('terms_and_conditions')}
        />
      </Field>
    </>
  );
}
