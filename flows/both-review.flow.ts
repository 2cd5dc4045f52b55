import { people } from '#mocks/fixtures/accounts.ts';
import { betweenTwo } from '#mocks/scenarios/offer-seeds.ts';
import { REVIEW_PROMPT_MS } from '#src/domain/review.ts';
import { fullName } from '#src/domain/user.ts';
import type { Flow } from './flow.ts';
import { signsOut } from './steps/account-steps.ts';
import { goesToOffers, reviews } from './steps/offer-steps.ts';
import { offersBetweenTwo } from '#mocks/scenarios/offers.ts';

/** product.md §2, §4: an offer from its answer to the reviews of both sides. */
export const flow: Flow = {
  id: 'flow.both-review',
  title: 'From an offer to two reviews',
  scenario: offersBetweenTwo,
  endsAt: /\/pending-reviews$/,
  steps: [
    goesToOffers('worker'),
    {
      name: 'accepts the offer',
      caption: 'Wes accepts an offer from Clara.',
      async run(actor) {
        await actor.press('button', 'Accept', betweenTwo.pending);
        await actor.press('button', 'Accept offer');
        await actor.sees('Offer accepted. The task is yours.');
      },
    },
    {
      name: 'starts the work',
      caption: 'He starts the work.',
      async run(actor) {
        await actor.press('button', 'Start Work', betweenTwo.pending);
        await actor.sees('Work started. Good luck!');
      },
    },
    {
      name: 'completes it',
      caption: 'He completes the work and is asked for a review.',
      async run(actor) {
        await actor.press('button', 'Complete', betweenTwo.pending);
        await actor.sees('Work completed successfully! You can now write a review.');
        await actor.waits(REVIEW_PROMPT_MS);
        await actor.seesHeading('Write a review');
      },
    },
    {
      name: 'reviews the client',
      caption: 'He gives Clara four stars.',
      run: (actor) => reviews(actor, /^4 of 5/, 'Everything was ready.'),
    },
    signsOut('worker'),
    goesToOffers('client'),
    {
      name: 'reviews the worker',
      caption: 'She gives Wes five stars.',
      async run(actor) {
        await actor.press('button', 'Write Review', betweenTwo.pending);
        await reviews(actor, /^5 of 5/, 'On time and careful.');
      },
    },
    {
      name: 'reads the review',
      caption: 'She reads her review again.',
      async run(actor) {
        await actor.press('button', 'View Review', betweenTwo.pending);
        await actor.sees('On time and careful.');
        await actor.press('button', 'Close');
      },
    },
    {
      name: "sees it on the worker's profile",
      caption: 'Her review is already on the profile of Wes.',
      async run(actor) {
        await actor.press('link', fullName(people.worker), betweenTwo.pending);
        await actor.seesHeading(fullName(people.worker));
        await actor.sees('5.0');
        await actor.sees('On time and careful.');
      },
    },
    {
      name: 'goes back to the offers',
      caption: 'Back leads to the offers, just as she left them.',
      async run(actor) {
        await actor.press('button', 'Back');
        await actor.seesHeading('Job Offers');
      },
    },
    signsOut('client'),
    goesToOffers('worker'),
    {
      name: "sees the other review on the client's profile",
      caption: "Wes finds his own review on Clara's profile.",
      async run(actor) {
        await actor.press('link', fullName(people.client), betweenTwo.pending);
        await actor.seesHeading(fullName(people.client));
        await actor.sees('4.0');
        await actor.sees('Everything was ready.');
      },
    },
    {
      name: 'sees the new rating above their own reviews',
      caption: 'His new rating stands above the reviews about him.',
      async run(actor) {
        await actor.press('link', 'Dashboard');
        await actor.press('link', 'Reviews');
        await actor.seesHeading('Your rating');
        await actor.sees('5.0');
        await actor.sees('On time and careful.');
      },
    },
    {
      name: 'has no review left to write',
      caption: 'Both reviews are written, so none is pending.',
      async run(actor) {
        await actor.press('link', 'Pending reviews');
        await actor.seesHeading('All Caught Up!');
      },
    },
  ],
};
