import { MOCK_CODE } from '#mocks/db/codes.ts';
import { OTP_SUCCESS_MS } from '#src/domain/otp.ts';
import type { Flow } from './flow.ts';
import { demo } from '#mocks/scenarios/demo.ts';

/** product.md §1, §2: sign up, enter the code, see the dashboard. */
export const flow: Flow = {
  id: 'flow.register-to-dashboard',
  title: 'From sign-up to the dashboard',
  scenario: demo,
  endsAt: /\/dashboard$/,
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
