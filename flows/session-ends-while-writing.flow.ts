import { people } from '#mocks/fixtures/accounts.ts';
import { UNREAD_POLLING } from '#src/domain/unread.ts';
import { fullName } from '#src/domain/user.ts';
import { authCopy } from '#src/features/auth/copy.ts';
import { chatCopy } from '#src/features/messages/copy.ts';
import type { Flow } from './flow.ts';
import { submitsSignIn } from './steps/account-steps.ts';
import { goesToChat } from './steps/chat-steps.ts';
import { messagesTwoPeople } from '#mocks/scenarios/messages.ts';

const MESSAGE = chatCopy.send.label(fullName(people.worker));

const UNSENT = 'I found the stand for the drill, so you need not bring yours.';

/** product.md §4: the session ends while a message is being written. Nothing that was typed is lost. */
export const flow: Flow = {
  id: 'flow.session-expired',
  title: 'A session that ends while writing',
  scenario: messagesTwoPeople,
  endsAt: /\/messages\?conversation=7$/,
  steps: [
    goesToChat('client'),
    {
      name: 'writes a message, and the session ends',
      caption: 'Clara writes a message, but her session ends before she can send it.',
      async run(actor) {
        await actor.type(MESSAGE, UNSENT);
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
        await actor.seesTyped(MESSAGE, UNSENT);
      },
    },
    {
      name: 'sends it',
      caption: 'She sends the message.',
      async run(actor) {
        await actor.press('button', chatCopy.send.send);
        await actor.sees(UNSENT);
        await actor.seesTyped(MESSAGE, '');
      },
    },
  ],
};
