import * as z from 'zod/mini';
import { MessageText } from './message.ts';
import { amountField, paymentRules } from './money.ts';
import { cleaned, maybe } from './primitives.ts';
import { TASK_LIMITS } from './task-limits.ts';

/** An offer can be for what a task can (product.md §9). */
export const OFFER_AMOUNT = TASK_LIMITS.payment;

/** The values and rules of the offer form (product.md §5, which does not specify the error messages). */
export const OfferForm = z.object({
  message: MessageText,
  payment_amount: amountField('Please enter an amount').check(
    ...paymentRules('The amount must be at least $1', "The amount can't exceed $99,999.99"),
  ),
  deadline_date: maybe(z.iso.date('Please enter a valid date')),
  offer_details: maybe(z.string().check(cleaned())),
  terms_and_conditions: maybe(z.string().check(cleaned())),
});
export type OfferForm = z.infer<typeof OfferForm>;
