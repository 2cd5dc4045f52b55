import * as z from 'zod/mini';
import type { Conversation } from '#src/domain/message.ts';
import { typedAmount } from '#src/domain/money.ts';
import { OfferForm } from '#src/domain/offer-form.ts';
import { cleanText } from '#src/domain/typed-text.ts';
import { chatOffersCopy } from '../chat-offers-copy.ts';
import { firstNameOf } from '../bubbles/message-sentence.ts';

const copy = chatOffersCopy.form;

/** The fields of the offer form as they are typed, and as their draft keeps them. */
export const SendOfferFields = z.object({
  payment_amount: z.string(),
  deadline_date: z.string(),
  message: z.string(),
  offer_details: z.string(),
  terms_and_conditions: z.string(),
});
export type SendOfferFields = z.infer<typeof SendOfferFields>;

/** The fields in visual order. */
export const SEND_OFFER_FIELDS = [
  'payment_amount',
  'deadline_date',
  'message',
  'offer_details',
  'terms_and_conditions',
] as const satisfies readonly (keyof SendOfferFields)[];

/** Turns what was typed into the offer that is sent, by the rules of product.md §5. An empty option is null. */
export const SendOfferForm = z.pipe(
  z.pipe(
    SendOfferFields,
    z.transform((fields: SendOfferFields): z.input<typeof OfferForm> => ({
      message: fields.message,
      payment_amount: typedAmount(fields.payment_amount),
      deadline_date: fields.deadline_date || null,
      offer_details: cleanText(fields.offer_details) || null,
      terms_and_conditions: cleanText(fields.terms_and_conditions) || null,
    })),
  ),
  OfferForm,
);

/**
 * What the form starts with (product.md §2): the task's budget and deadline, and a message that names the
 * task.
 *
 * @param isAnother whether an earlier offer was declined
 */
export function prefilledOffer(
  { task, worker }: Pick<Conversation, 'task' | 'worker'>,
  isAnother: boolean,
): SendOfferFields {
  const words = isAnother ? copy.prefilledAnother : copy.prefilled;
  return {
    payment_amount: task.budget?.toFixed(2) ?? '',
    deadline_date: task.deadline ?? '',
    message: words(firstNameOf(worker.name), task.title),
    offer_details: '',
    terms_and_conditions: '',
  };
}
