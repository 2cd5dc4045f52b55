import { describe, expect, it } from 'vitest';
import { firstErrors } from '#src/domain/testing/first-errors.ts';
import { prefilledOffer, SendOfferForm, type SendOfferFields } from './send-offer-form.ts';

const worker = { id: 2, name: 'Wes Okafor' };
const task = { title: 'Mow the lawn', budget: 45.5, deadline: '2026-03-20' };

const typed: SendOfferFields = {
  payment_amount: '1,250.50',
  deadline_date: '2026-03-20',
  message: ' Here is my offer. ',
  offer_details: ' Lunch is on me. ',
  terms_and_conditions: ' Paid on the day. ',
};

describe('the offer form', () => {
  it('reads what was typed', () => {
    expect(SendOfferForm.parse(typed)).toEqual({
      payment_amount: 1_250.5,
      deadline_date: '2026-03-20',
      message: 'Here is my offer.',
      offer_details: 'Lunch is on me.',
      terms_and_conditions: 'Paid on the day.',
    });
  });

  it('sends null for what is empty or blank', () => {
    const empty = { deadline_date: '', offer_details: ' \n', terms_and_conditions: '' };
    expect(SendOfferForm.parse({ ...typed, ...empty })).toMatchObject({
      deadline_date: null,
      offer_details: null,
      terms_and_conditions: null,
    });
  });

  it.each([
    ['', 'Please enter an amount'],
    ['a lot', 'Please enter an amount such as 95 or 1,250.50'],
    ['10.005', 'Please enter an amount in dollars and cents'],
  ])('rejects the amount "%s"', (payment_amount, text) => {
    expect(firstErrors(SendOfferForm, { ...typed, payment_amount })).toEqual({
      payment_amount: text,
    });
  });
});

describe('prefilled', () => {
  it('has the budget, the deadline and a message that names the task', () => {
    const fields = prefilledOffer({ task, worker }, false);
    expect(fields).toMatchObject({ payment_amount: '45.50', deadline_date: '2026-03-20' });
    expect(fields.message).toMatch(/^Hi Wes, .*“Mow the lawn”/);
    expect(SendOfferForm.safeParse(fields).success).toBe(true);
  });

  it('is empty where the task says nothing', () => {
    const bare = { title: task.title, budget: null };
    expect(prefilledOffer({ task: bare, worker }, false)).toMatchObject({
      payment_amount: '',
      deadline_date: '',
    });
  });

  it('words another offer differently', () => {
    const { message } = prefilledOffer({ task, worker }, true);
    expect(message).toContain('new offer for “Mow the lawn”');
  });
});
