import * as z from 'zod/mini';
import { amountText } from './plain-text.ts';
import { TASK_LIMITS } from './task-limits.ts';
import { isBlank } from './typed-text.ts';

const DOLLARS = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  trailingZeroDisplay: 'stripIfInteger',
});

/** Such as `$1,250` or `$1,250.50`, in dollars (product.md §9). A dash for no amount. */
export function formatMoney(amount: number | null | undefined): string {
  return amount == null || !Number.isFinite(amount) ? '–' : DOLLARS.format(amount);
}

/** Reads an amount as people type it ({@link amountText}), in dollars. NaN for anything else, such as no text. */
export function parseMoney(text: string): number {
  return Number(amountText(text) ?? Number.NaN);
}

/** What {@link typedAmount} makes of a text that is no amount. */
const UNREADABLE = Infinity;

/** @param missing the message while nothing is typed */
export function amountField(missing: string) {
  return z.number({
    error: ({ input }) =>
      input === UNREADABLE ? 'Please enter an amount such as 95 or 1,250.50' : missing,
  });
}

export function paymentRules(tooLow: string, tooHigh: string) {
  const { min, max, step } = TASK_LIMITS.payment;
  return [
    z.gte(min, tooLow),
    z.lte(max, tooHigh),
    z.multipleOf(step, 'Please enter an amount in dollars and cents'),
  ];
}

/** What was typed into an {@link amountField}, in dollars, or what makes the field say that it can't be read. */
export function typedAmount(text: string): number {
  const amount = parseMoney(text);
  return Number.isNaN(amount) && !isBlank(text) ? UNREADABLE : amount;
}
