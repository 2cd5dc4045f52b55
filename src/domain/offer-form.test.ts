import { describe, expect, it } from 'vitest';
import { OfferForm } from './offer-form.ts';
import { firstErrors } from './testing/first-errors.ts';

const valid = { message: 'Here is my offer.', payment_amount: 45 };

const errorsOf = (change: Record<string, unknown>) =>
  firstErrors(OfferForm, { ...valid, ...change });

it('requires only an amount and a message', () => {
  expect(errorsOf({})).toEqual({});
  expect(
    errorsOf({ deadline_date: null, offer_details: null, terms_and_conditions: null }),
  ).toEqual({});
  expect(
    errorsOf({ deadline_date: '2020-01-01', offer_details: 'Lunch', terms_and_conditions: '' }),
  ).toEqual({});
});

describe('the message', () => {
  it.each([[''], ['  \n '], [undefined], [null]])('%j is missing', (message) => {
    expect(errorsOf({ message })).toEqual({ message: 'Please enter a message' });
  });

  it('is trimmed', () => {
    expect(OfferForm.parse({ ...valid, message: '  Hello  ' }).message).toBe('Hello');
  });
});

describe('the amount', () => {
  const tooLow = 'The amount must be at least $1';
  const tooHigh = "The amount can't exceed $99,999.99";

  it.each([
    [undefined, 'Please enter an amount'],
    [Number.NaN, 'Please enter an amount'],
    ['45', 'Please enter an amount'],
    [0, tooLow],
    [0.99, tooLow],
    [1, undefined],
    [45.5, undefined],
    [99_999.99, undefined],
    [100_000, tooHigh],
  ])('%j gives %j', (payment_amount, text) => {
    expect(errorsOf({ payment_amount })['payment_amount']).toBe(text);
  });

  it('allows at most two decimals', () => {
    expect(errorsOf({ payment_amount: 1.005 })).toHaveProperty('payment_amount');
    expect(errorsOf({ payment_amount: 0.29 + 1 })).toEqual({});
  });
});

it.each(['2026-02-30', '14.03.2026', ''])('rejects "%s" as a due date', (deadline_date) => {
  expect(errorsOf({ deadline_date })).toHaveProperty('deadline_date');
});
