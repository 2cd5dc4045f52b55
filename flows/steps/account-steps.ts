import { MOCK_PASSWORD } from '#mocks/db/accounts.ts';
import { people } from '#mocks/fixtures/accounts.ts';
import type { Actor, FlowStep } from '../flow.ts';

/** Signs in on the sign-in page as the client or the worker. */
export async function submitsSignIn(actor: Actor, who: 'client' | 'worker'): Promise<void> {
  await actor.type('Email', people[who].email);
  await actor.type('Password', MOCK_PASSWORD);
  await actor.press('button', 'Sign in');
}

/** Signs in from the navigation bar, and waits for the dashboard. */
export async function signsIn(actor: Actor, who: 'client' | 'worker'): Promise<void> {
  await actor.press('link', 'Login / Register');
  await submitsSignIn(actor, who);
  await actor.seesHeading(`Hello, ${people[who].first_name}`);
}

export function signsOut(who: 'client' | 'worker'): FlowStep {
  return {
    name: 'signs out',
    caption: `${people[who].first_name} signs out.`,
    async run(actor) {
      await actor.press('button', new RegExp(people[who].first_name));
      await actor.press('menuitem', 'Logout');
    },
  };
}
