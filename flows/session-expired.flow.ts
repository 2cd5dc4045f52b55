import { authCopy } from '#src/features/auth/copy.ts';
import type { Flow } from './flow.ts';
import { signsIn, submitsSignIn } from './steps/account-steps.ts';
import { demo } from '#mocks/scenarios/demo.ts';

/** product.md §4: an expired session leads to sign-in, and signing in leads back. */
export const flow: Flow = {
  id: 'flow.session-expired',
  title: 'A session that has ended',
  scenario: demo,
  endsAt: /\/dashboard$/,
  steps: [
    {
      name: 'signs in',
      caption: 'Clara signs in.',
      run: (actor) => signsIn(actor, 'client'),
    },
    {
      name: 'returns after the session has expired',
      caption: 'Days later her session has expired, and the page asks her to sign in.',
      async run(actor) {
        await actor.returnsWithExpiredSession('/dashboard');
        await actor.sees(authCopy.reasons['session-ended'].title);
      },
    },
    {
      name: 'signs in again and returns to the same page',
      caption: 'She signs in again and is back on the page that she came for.',
      async run(actor) {
        await submitsSignIn(actor, 'client');
        await actor.seesHeading('Hello, Clara');
      },
    },
  ],
};
