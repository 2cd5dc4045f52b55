import { MOCK_CODE } from '#mocks/db/codes.ts';
import { OTP_SUCCESS_MS } from '#src/domain/otp.ts';
import { authCopy } from '#src/features/auth/copy.ts';
import { signsIn, submitsSignIn } from './account-steps.ts';
import type { Flow } from './flow.ts';

/** Sections 1 and 2: sign up, enter the code, see the dashboard. */
export const registerToDashboard: Flow = {
  id: 'flow.register-to-dashboard',
  title: 'From sign-up to the dashboard',
  scenario: 'demo',
  steps: [
    {
      name: 'opens the sign-up tab',
      caption: 'Nora is new here and opens the sign-up form.',
      async run(actor) {
        await actor.press('link', 'Login / Register');
        await actor.press('tab', 'Sign up');
      },
    },
    {
      name: 'fills in the form',
      caption: 'She fills in the form.',
      async run(actor) {
        await actor.type('First name', 'Nora');
        await actor.type('Last name', 'Bell');
        await actor.type('Email', 'nora@nearhand.example');
        await actor.type('Phone', '+1 (555) 010-2000');
        await actor.type('City', 'Portland');
        await actor.type('Password', 'garden-gate-7');
        await actor.type('Confirm password', 'garden-gate-7');
      },
    },
    {
      name: 'creates the account',
      caption: 'She creates the account and is asked to verify her email.',
      async run(actor) {
        await actor.press('button', 'Create account');
        await actor.seesHeading('Verify your email');
      },
    },
    {
      name: 'enters the code',
      caption: 'She enters the code from the email.',
      async run(actor) {
        await actor.type('Verification code', MOCK_CODE);
        await actor.press('button', 'Verify');
        await actor.seesHeading('Your email is verified');
        await actor.waits(OTP_SUCCESS_MS);
      },
    },
    {
      name: 'sees the dashboard',
      caption: 'Her dashboard greets her, and her email is verified.',
      async run(actor) {
        await actor.seesHeading('Hello, Nora');
        await actor.sees('Verified');
      },
    },
  ],
};

/** Section 4: an expired session leads to sign-in, and signing in leads back. */
export const sessionExpired: Flow = {
  id: 'flow.session-expired',
  title: 'A session that has ended',
  scenario: 'demo',
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
