import { MOCK_CODE } from '#mocks/db/codes.ts';
import { OTP_SUCCESS_MS } from '#src/domain/otp.ts';
import { authCopy } from '#src/features/auth/copy.ts';
import { signsIn, submitsSignIn } from './account-steps.ts';
import type { Flow } from './flow.ts';

/** Sections 1 and 2: sign up, enter the code, see the dashboard. */
export const registerToDashboard: Flow = {
  id: 'flow.register-to-dashboard',
  title: 'From sign-up to the dashboard',
  steps: [
    {
      name: 'opens the sign-up tab',
      async run(actor) {
        await actor.press('link', 'Login / Register');
        await actor.press('tab', 'Sign up');
      },
    },
    {
      name: 'fills in the form',
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
      async run(actor) {
        await actor.press('button', 'Create account');
        await actor.seesHeading('Verify your email');
      },
    },
    {
      name: 'enters the code',
      async run(actor) {
        await actor.type('Verification code', MOCK_CODE);
        await actor.press('button', 'Verify');
        await actor.seesHeading('Your email is verified');
        await actor.waits(OTP_SUCCESS_MS);
      },
    },
    {
      name: 'sees the dashboard',
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
  steps: [
    { name: 'signs in', run: (actor) => signsIn(actor, 'client') },
    {
      name: 'returns after the session has expired',
      async run(actor) {
        await actor.returnsWithExpiredSession('/dashboard');
        await actor.sees(authCopy.reasons['session-ended'].title);
      },
    },
    {
      name: 'signs in again and returns to the same page',
      async run(actor) {
        await submitsSignIn(actor, 'client');
        await actor.seesHeading('Hello, Clara');
      },
    },
  ],
};
