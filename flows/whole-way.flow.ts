import { people } from '#mocks/fixtures/accounts.ts';
import { TASK_TITLE } from '#mocks/scenarios/task-seeds.ts';
import { REVIEW_PROMPT_MS } from '#src/domain/review.ts';
import { UPCOMING_DELAY_MS } from '#src/domain/upcoming-offers.ts';
import { chatOffersCopy } from '#src/features/messages/chat-offers-copy.ts';
import { signsIn, signsOut } from './steps/account-steps.ts';
import type { Flow } from './flow.ts';
import { opensChat } from './steps/chat-steps.ts';
import { reviews } from './steps/offer-steps.ts';
import { flow as workerFirstMessage } from './worker-first-message.flow.ts';
import { tasksBetweenTwo } from '#mocks/scenarios/tasks.ts';

const { client, worker } = people;
const { form, attachment } = chatOffersCopy;

/** product.md §4: from a task in the list to the reviews of both sides. */
export const flow: Flow = {
  id: 'flow.offer-happy-path',
  title: 'From a task to two reviews',
  scenario: tasksBetweenTwo,
  endsAt: /\/offers(\?offer=\d+)?$/,
  steps: [
    ...workerFirstMessage.steps.slice(0, 4),
    signsOut('worker'),
    {
      name: 'signs in as the client and sends an offer',
      caption: 'Clara answers with an offer.',
      async run(actor) {
        await signsIn(actor, 'client');
        await opensChat(actor, worker);
        await actor.press('button', attachment.open);
        await actor.press('menuitem', attachment.sendOffer);
        await actor.press('button', form.send);
        await actor.sees(form.prefilled(worker.first_name, TASK_TITLE));
      },
    },
    signsOut('client'),
    {
      name: 'signs in as the worker and accepts it',
      caption: 'Wes accepts the offer.',
      async run(actor) {
        await signsIn(actor, 'worker');
        await opensChat(actor, client);
        await actor.press('button', 'Accept Offer');
        await actor.press('button', 'Accept offer');
        await actor.sees('Offer accepted. The task is yours.');
      },
    },
    {
      name: 'starts the work on the dashboard',
      caption: 'He starts the work from his dashboard.',
      async run(actor) {
        await actor.press('link', 'Worker');
        await actor.waits(UPCOMING_DELAY_MS);
        await actor.press('button', /^Start Work/, TASK_TITLE);
        await actor.sees('Work started. Good luck!');
      },
    },
    {
      name: 'completes it and reviews the client',
      caption: 'He completes the work and gives Clara four stars.',
      async run(actor) {
        await actor.press('button', /^Complete/, TASK_TITLE);
        await actor.sees('Work completed successfully! You can now write a review.');
        await actor.waits(REVIEW_PROMPT_MS);
        await actor.seesHeading('Write a review');
        await reviews(actor, /^4 of 5/, 'Everything was ready.');
      },
    },
    signsOut('worker'),
    {
      name: 'signs in as the client, who can pay now',
      caption: 'Clara finds the work done and can pay for it.',
      async run(actor) {
        await signsIn(actor, 'client');
        await opensChat(actor, worker);
        await actor.sees(/Make Payment/);
      },
    },
    {
      name: 'reviews the worker',
      caption: 'She gives Wes five stars.',
      async run(actor) {
        await actor.press('link', 'Offers');
        await actor.press('button', 'Write Review', TASK_TITLE);
        await reviews(actor, /^5 of 5/, 'On time and careful.');
        await actor.press('button', 'View Review', TASK_TITLE);
        await actor.sees('On time and careful.');
      },
    },
  ],
};
