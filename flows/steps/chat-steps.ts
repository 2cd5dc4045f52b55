import { people } from '#mocks/fixtures/accounts.ts';
import { chatCopy } from '#src/features/messages/copy.ts';
import { fullName } from '#src/domain/user.ts';
import type { Actor, FlowStep } from '../flow.ts';
import { signsIn } from './account-steps.ts';

const { client, worker } = people;

/** Opens the conversation with the other person from the navigation bar. */
export async function opensChat(actor: Actor, other: typeof client | typeof worker): Promise<void> {
  await actor.press('link', /^Messages/);
  await actor.press('link', new RegExp(fullName(other)));
}

/** Signs in as the client or the worker, and opens the conversation with the other one. */
export function goesToChat(who: 'client' | 'worker'): FlowStep {
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
