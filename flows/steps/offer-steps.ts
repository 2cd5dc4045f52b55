import { people } from '#mocks/fixtures/accounts.ts';
import type { Actor, FlowStep } from '../flow.ts';
import { signsIn } from './account-steps.ts';

/** Signs in as the client or the worker, and opens the offers. */
export function goesToOffers(who: 'client' | 'worker'): FlowStep {
  return {
    name: `signs in as the ${who} and goes to the offers`,
    caption: `${people[who].first_name}, the ${who}, signs in and goes to the offers.`,
    async run(actor) {
      await signsIn(actor, who);
      await actor.press('link', 'Offers');
      await actor.seesHeading('Job Offers');
    },
  };
}

/** Fills and submits the review dialog. */
export async function reviews(actor: Actor, stars: RegExp, text: string): Promise<void> {
  await actor.press('radio', stars);
  await actor.type(/^Your review/, text);
  await actor.press('button', 'Submit review');
  await actor.sees('Review submitted successfully!');
}
