import { people } from '#mocks/fixtures/accounts.ts';
import { loftBed } from '#mocks/fixtures/chats/loft-bed.ts';
import { chatOffersCopy } from '#src/features/messages/chat-offers-copy.ts';
import type { Flow } from './flow.ts';
import { signsOut } from './steps/account-steps.ts';
import { goesToChat } from './steps/chat-steps.ts';
import { messagesTwoPeople } from '#mocks/scenarios/messages.ts';

const { worker } = people;
const { form, next, attachment } = chatOffersCopy;

const FIRST = form.prefilled(worker.first_name, loftBed.title);
const SECOND = form.prefilledAnother(worker.first_name, loftBed.title);

/** product.md §2, §4: the client sends an offer in the chat, the worker declines, and accepts a new one. */
export const flow: Flow = {
  id: 'flow.client-sends-offer',
  title: 'A second offer in the chat',
  scenario: messagesTwoPeople,
  endsAt: /\/messages\?conversation=7$/,
  steps: [
    goesToChat('client'),
    {
      name: 'sends an offer',
      caption: 'Clara sends Wes an offer without leaving the chat.',
      async run(actor) {
        await actor.press('button', attachment.open);
        await actor.press('menuitem', attachment.sendOffer);
        await actor.seesHeading(form.title);
        await actor.press('button', form.send);
        await actor.sees(FIRST);
      },
    },
    signsOut('client'),
    goesToChat('worker'),
    {
      name: 'declines the offer',
      caption: 'Wes declines the offer.',
      async run(actor) {
        await actor.press('button', 'Decline');
        await actor.press('button', 'Decline offer');
        await actor.sees('Offer declined.');
      },
    },
    signsOut('worker'),
    goesToChat('client'),
    {
      name: 'sends a new offer',
      caption: 'Clara sends a new offer and promises him a hand with the lifting.',
      async run(actor) {
        await actor.press('button', next.newOffer);
        await actor.seesHeading(form.title);
        await actor.type(new RegExp(`^${form.details}`), 'My neighbor can help you lift.');
        await actor.press('button', form.send);
        await actor.sees(SECOND);
        await actor.sees('My neighbor can help you lift.');
      },
    },
    signsOut('client'),
    goesToChat('worker'),
    {
      name: 'accepts it',
      caption: 'Wes accepts the new offer, and the task is his.',
      async run(actor) {
        await actor.press('button', 'Accept Offer');
        await actor.press('button', 'Accept offer');
        await actor.sees('Offer accepted. The task is yours.');
      },
    },
  ],
};
