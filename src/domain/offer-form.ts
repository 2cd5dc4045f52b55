import * as z from 'zod/mini';
import { MessageText } from './message.ts';
import { amountField } from './money.ts';
import { cleaned, maybe } from './primitives.ts';

/** The allowed payment amount of an offer, in dollars (product.md §9). */
export const OFFER_AMOUNT = { min: 1, max: 99_999.99, step: 0.01 } as const;

/** The values and rules of the offer form (product.md §5, which does not specify the error messages). */
export const OfferForm = z.object({
  message: MessageText,
  payment_amount: amountField('Please enter an amount').check(
    z.gte(OFFER_AMOUNT.min, 'The amount must be at least $1'),
    z.lte(OFFER_AMOUNT.max, "The amount can't exceed $99,999.99"),
    z.multipleOf(OFFER_AMOUNT.step, 'Please enter an amount in dollars and cents'),
  ),
  deadline_date: maybe(z.iso.date('Please enter a valid date')),
  offer_details: maybe(z.string().check(cleaned())),
  terms_and_conditions: maybe(z.string().check(cleaned())),
});
export type OfferForm = z.infer<typeof OfferForm>;
