import { betweenTwo } from '#mocks/scenarios/offer-seeds.ts';
import type { Flow } from './flow.ts';
import { signsOut } from './steps/account-steps.ts';
import { goesToOffers } from './steps/offer-steps.ts';
import { offersBetweenTwo } from '#mocks/scenarios/offers.ts';

const QUESTION = 'Are you sure you want to cancel this offer?';

/** product.md §4: the client cancels two offers, and the worker declines one. */
export const flow: Flow = {
  id: 'flow.offer-cancelled',
  title: 'Offers that come to nothing',
  scenario: offersBetweenTwo,
  endsAt: /\/offers(\?offer=14)?$/,
  steps: [
    goesToOffers('client'),
    {
      name: 'cancels a pending offer',
      caption: 'Clara cancels an offer that Wes has yet to answer.',
      async run(actor) {
        await actor.pressAndConfirm('Cancel Offer', QUESTION, betweenTwo.pending);
        await actor.sees('Offer canceled.');
      },
    },
    {
      name: 'cancels an accepted one',
      caption: 'She also cancels an offer that he has accepted.',
      async run(actor) {
        await actor.pressAndConfirm('Cancel Offer', QUESTION, betweenTwo.accepted);
        await actor.sees('Offer canceled.');
      },
    },
    signsOut('client'),
    goesToOffers('worker'),
    {
      name: 'declines the third',
      caption: 'Wes declines the third offer.',
      async run(actor) {
        await actor.press('button', 'Decline', betweenTwo.second);
        await actor.press('button', 'Decline offer');
        await actor.sees('Offer declined.');
      },
    },
    {
      name: 'sees that the accepted one was canceled',
      caption: 'The details tell him that the accepted offer was canceled.',
      async run(actor) {
        await actor.press('link', /^View Details/, betweenTwo.accepted);
        await actor.sees(/Offer Cancelled/);
      },
    },
  ],
};
