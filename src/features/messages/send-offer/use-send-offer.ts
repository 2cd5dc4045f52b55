import { useQueryClient } from '@tanstack/react-query';
import { listMessages, sendMessage } from '#src/contract/messages.ts';
import type { Conversation, Message } from '#src/domain/message.ts';
import type { OfferForm } from '#src/domain/offer-form.ts';
import { CONFLICT } from '#src/lib/calls/http-status.ts';
import type { ApiError } from '#src/lib/calls/api-error.ts';
import { useSession } from '#src/lib/app/EnvironmentProvider.tsx';
import { useServices } from '#src/lib/app/ServicesProvider.tsx';
import { invalidate } from '#src/lib/calls/patch.ts';
import { prepareCall } from '#src/lib/calls/reliable-call.ts';
import { useApiMutation } from '#src/lib/calls/use-api-mutation.ts';
import { useDraft, type Draft } from '#src/lib/forms/use-draft.ts';
import { sentMessagePatch } from '../sync/message-patches.ts';
import { SendOfferFields } from './send-offer-form.ts';

interface OfferToSend {
  readonly form: OfferForm;
  /** ISO 8601: an older offer is not this one. */
  readonly after: string | null;
}

export function useOfferDraft(conversationId: number): Draft<SendOfferFields> {
  return useDraft(`conversation:${conversationId}:offer`, SendOfferFields);
}

/** A lost answer and a conflict are confirmed with the newest messages, so no offer is sent twice. */
export function useSendOffer({ id }: Pick<Conversation, 'id'>, onError: (error: ApiError) => void) {
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
