import { zodResolver } from '@hookform/resolvers/zod';
import { useState, useId, type RefObject } from 'react';
import { useForm } from 'react-hook-form';
import type { Conversation, Message } from '#src/domain/message.ts';
import type { OfferForm } from '#src/domain/offer-form.ts';
import { FormDialog, FormFailure } from '#src/features/form/FormDialog.tsx';
import { useDialogForm, useLateNotice } from '#src/lib/forms/dialog-form.ts';
import { DateField } from '#src/ui/DateField.tsx';
import { Field } from '#src/ui/Field.tsx';
import { MoneyField } from '#src/ui/MoneyField.tsx';
import { Textarea } from '#src/ui/Textarea.tsx';
import { chatOffersCopy } from '../chat-offers-copy.ts';
import type { DeclinedOffer } from '../bubbles/declined-offer.ts';
import {
  prefilledOffer,
  SEND_OFFER_FIELDS,
  SendOfferForm,
  SendOfferFields,
} from './send-offer-form.ts';
import { cx } from 'class-variance-authority';
import { isBlank } from '#src/domain/typed-text.ts';
import { formatDay } from '#src/domain/dates.ts';
import { formatMoney } from '#src/domain/money.ts';
import { taskCopy } from '#src/features/task/copy.ts';
import { OfferStatusBadge } from '#src/features/offer/OfferStatusBadge.tsx';
import { firstNameOf } from '../bubbles/message-sentence.ts';
import { useQueryClient } from '@tanstack/react-query';
import { listMessages, sendMessage } from '#src/contract/messages.ts';
import { CONFLICT } from '#src/lib/calls/http-status.ts';
import type { ApiError } from '#src/lib/calls/api-error.ts';
import { useSession } from '#src/lib/app/EnvironmentProvider.tsx';
import { useServices } from '#src/lib/app/ServicesProvider.tsx';
import { invalidate } from '#src/lib/calls/patch.ts';
import { prepareCall } from '#src/lib/calls/reliable-call.ts';
import { useApiMutation } from '#src/lib/calls/use-api-mutation.ts';
import { useDraft, type Draft } from '#src/lib/forms/use-draft.ts';
import { sentMessagePatch } from '../sync/message-patches.ts';

const copy = chatOffersCopy.form;

/** The offer form (product.md §2), prefilled from the task. */
export function SendOfferDialog({
  conversation,
  previous,
  focusFallback,
  isOpen,
  onClose,
  onSent,
}: {
  conversation: Conversation;
  /** The declined offer that this one replaces, shown beside the form. */
  previous?: DeclinedOffer | undefined;
  /** A new offer takes the place of the button that opened the dialog. */
  focusFallback?: RefObject<HTMLElement | null> | undefined;
  isOpen: boolean;
  onClose: () => void;
  onSent: (sent: { message: Message }) => void;
}) {
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
  const { errors } = form.formState;
  const input = (name: keyof SendOfferFields) => ({
    readOnly: sending.isSending,
    ...form.register(name),
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
      <div className="grid gap-5 sm:grid-cols-2 sm:*:*:last:mt-auto">
        <Field label={copy.amount} error={errors.payment_amount?.message} required>
          <MoneyField {...input('payment_amount')} />
        </Field>
        <Field label={copy.deadline} error={errors.deadline_date?.message} isOptional>
          <DateField {...input('deadline_date')} />
        </Field>
      </div>
      <Field label={copy.message} error={errors.message?.message} required>
        <Textarea rows={3} dir="auto" {...input('message')} />
      </Field>
      <Field
        label={copy.details}
        hint={copy.detailsHint}
        error={errors.offer_details?.message}
        isOptional
      >
        <Textarea rows={2} dir="auto" className="min-h-20!" {...input('offer_details')} />
      </Field>
      <Field
        label={copy.terms}
        hint={copy.termsHint}
        error={errors.terms_and_conditions?.message}
        isOptional
      >
        <Textarea rows={2} dir="auto" className="min-h-20!" {...input('terms_and_conditions')} />
      </Field>
    </FormDialog>
  );
}

const declinedCopy = chatOffersCopy.form.declined;

function DeclinedOfferPanel({
  offer,
  response,
  className,
}: DeclinedOffer & { className?: string | undefined }) {
  const titleId = useId();
  const { deadline_date: day } = offer;
  return (
    <section
      aria-labelledby={titleId}
      className={cx('flex flex-col gap-4 rounded-card bg-surface-sunken p-4', className)}
    >
      <header className="flex flex-wrap items-center justify-between gap-2">
        <h3 id={titleId} className="text-base">
          {declinedCopy.title}
        </h3>
        <OfferStatusBadge status={offer.status} />
      </header>
      <dl className="grid grid-cols-2 gap-4 md:grid-cols-1">
        <div>
          <dt className="text-sm text-ink-muted">{declinedCopy.amount}</dt>
          <dd className="font-medium tabular-nums">{formatMoney(offer.payment_amount)}</dd>
        </div>
        <div>
          <dt className="text-sm text-ink-muted">{declinedCopy.deadline}</dt>
          <dd className="font-medium tabular-nums">
            {day == null ? taskCopy.noDeadline : <time dateTime={day}>{formatDay(day)}</time>}
          </dd>
        </div>
        {!isBlank(response) && (
          <div className="col-span-full">
            <dt className="text-sm text-ink-muted">
              {declinedCopy.response(firstNameOf(offer.worker.name))}
            </dt>
            <dd dir="auto" className="whitespace-pre-line wrap-anywhere">
              {response}
            </dd>
          </div>
        )}
      </dl>
    </section>
  );
}

interface OfferToSend {
  readonly form: OfferForm;
  /** ISO 8601: an older offer is not this one. */
  readonly after: string | null;
}

function useOfferDraft(conversationId: number): Draft<SendOfferFields> {
  return useDraft(`conversation:${conversationId}:offer`, SendOfferFields);
}

/** A lost answer and a conflict are confirmed with the newest messages, so no offer is sent twice. */
function useSendOffer({ id }: Pick<Conversation, 'id'>, onError: (error: ApiError) => void) {
  const { api } = useServices();
  const queries = useQueryClient();
  const viewer = useSession()?.user.id;
  const draft = useOfferDraft(id);
  const params = { id };

  return useApiMutation<OfferToSend, { message: Message }>({
    key: ['conversation', id, 'offer'],
    request: ({ form }) =>
      prepareCall(sendMessage, { params, body: { ...form, message_type: 'offer' } }),
    // Opened again, the form knows newer messages: it is still the same offer.
    identity: ({ form }) => form,
    patch: sentMessagePatch(id),
    async confirm(sent, options) {
      const { messages } = await api.call(listMessages, { params, query: {} }, options);
      const message = messages.find((each) => each.sender.id === viewer && isSame(each, sent));
      return message ? { message } : null;
    },
    onSuccess: () => draft.clear(),
    onError(error) {
      // The answer would have updated the messages. Without one, another offer may be among them.
      if (error.status === CONFLICT || error.isOutcomeUnknown) invalidate(queries, sendMessage);
      onError(error);
    },
  });
}

/** Not an earlier one with the same text. */
function isSame(
  { message_type, message, offer, created_at }: Message,
  { form, after }: OfferToSend,
): boolean {
  const isNewer = after === null || Date.parse(created_at) > Date.parse(after);
  return (
    isNewer &&
    message_type === 'offer' &&
    message === form.message &&
    offer?.payment_amount === form.payment_amount &&
    (offer.deadline_date ?? null) === (form.deadline_date ?? null) &&
    (offer.offer_details ?? null) === (form.offer_details ?? null) &&
    (offer.terms_and_conditions ?? null) === (form.terms_and_conditions ?? null)
  );
}
