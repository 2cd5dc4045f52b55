import * as z from 'zod/mini';
import type { Conversation } from '#src/domain/message.ts';
import { typedAmount } from '#src/domain/money.ts';
import { OfferForm } from '#src/domain/offer-form.ts';
import { fieldsOf } from '#src/domain/primitives.ts';
import { cleanText } from '#src/domain/typed-text.ts';
import { chatOffersCopy } from '../chat-offers-copy.ts';
import { firstNameOf } from '../bubbles/message-sentence.ts';

const copy = chatOffersCopy.form;

/** As they are typed, and as their draft keeps them. */
export const SendOfferFields = z.object({
  payment_amount: z.string(),
  deadline_date: z.string(),
  message: z.string(),
  offer_details: z.string(),
  terms_and_conditions: z.string(),
});
export type SendOfferFields = z.infer<typeof SendOfferFields>;

/** In visual order. */
export const SEND_OFFER_FIELDS = fieldsOf(SendOfferFields);

/** The rules are those of product.md §5. An empty option is null. */
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

/** Prefilled from the task (product.md §2). `isAnother`: an earlier offer was declined. */
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
