import { people } from '#mocks/scenarios/accounts.ts';
import { loftBed } from '#mocks/fixtures/chats/loft-bed.ts';
import { authCopy } from '#src/features/auth/copy.ts';
import { chatOffersCopy } from '#src/features/messages/chat-offers-copy.ts';
import { chatCopy } from '#src/features/messages/copy.ts';
import { fullName } from '#src/domain/user.ts';
import { UNREAD_POLLING } from '#src/domain/unread.ts';
import { signsIn, signsOut, submitsSignIn } from './account-steps.ts';
import type { Actor, Flow, FlowStep } from './flow.ts';

const { client, worker } = people;
const { form, next, attachment } = chatOffersCopy;
const boxOf = (person: typeof client | typeof worker) => chatCopy.send.label(fullName(person));

/** Opens the conversation with the other person from the navigation bar. */
export async function opensChat(actor: Actor, other: typeof client | typeof worker): Promise<void> {
  await actor.press('link', /^Messages/);
  await actor.press('link', new RegExp(fullName(other)));
}

/** Signs in as the client or the worker, and opens the conversation with the other one. */
function goesToChat(who: 'client' | 'worker'): FlowStep {
  return {
    name: `signs in as the ${who} and opens the conversation`,
    caption:
      who === 'client'
        ? 'Clara signs in and opens her conversation with Wes.'
        : 'Wes signs in and opens his conversation with Clara.',
    async run(actor) {
      await signsIn(actor, who);
      await opensChat(actor, who === 'client' ? worker : client);
      await actor.sees(chatCopy.connection.live);
    },
  };
}

const FIRST = form.prefilled(worker.first_name, loftBed.title);
const SECOND = form.prefilledAnother(worker.first_name, loftBed.title);

/** Sections 2 and 4: the client sends an offer in the chat, the worker declines, and accepts a new one. */
export const clientSendsOffer: Flow = {
  id: 'flow.client-sends-offer',
  title: 'A second offer in the chat',
  scenario: 'messages-two-people',
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
        await actor.sees('$95.00');
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

const UNSENT = 'I found the stand for the drill, so you need not bring yours.';

/** Section 4: the session ends while a message is being written. Nothing that was typed is lost. */
export const sessionEndsWhileWriting: Flow = {
  id: 'flow.session-expired',
  title: 'A session that ends while writing',
  scenario: 'messages-two-people',
  steps: [
    goesToChat('client'),
    {
      name: 'writes a message, and the session ends',
      caption: 'Clara writes a message, but her session ends before she can send it.',
      async run(actor) {
        await actor.type(boxOf(worker), UNSENT);
        await actor.losesSession();
        await actor.waits(UNREAD_POLLING.messaging.interval);
        await actor.sees(authCopy.reasons['session-ended'].title);
      },
    },
    {
      name: 'signs in again and finds what was typed',
      caption: 'She signs in again and finds every word that she has typed.',
      async run(actor) {
        await submitsSignIn(actor, 'client');
        await actor.seesTyped(boxOf(worker), UNSENT);
      },
    },
    {
      name: 'sends it',
      caption: 'She sends the message.',
      async run(actor) {
        await actor.press('button', chatCopy.send.send);
        await actor.sees(UNSENT);
        await actor.seesTyped(boxOf(worker), '');
      },
    },
  ],
};
