import { MOCK_PASSWORD } from '#mocks/db/accounts.ts';
import { people } from '#mocks/fixtures/accounts.ts';
import { OTP_LENGTH, OTP_LIFETIME_MS } from '#src/domain/otp.ts';
import { PASSWORD_MIN_LENGTH } from '#src/domain/sign-in.ts';
import { NAME_LENGTH, PHONE_LENGTH } from '#src/domain/sign-up.ts';
import type { NotesOf } from '../note.ts';

const names = `${NAME_LENGTH.min} to ${NAME_LENGTH.max} characters.`;

export const authNotes: NotesOf<'auth'> = {
  'auth.login': {
    summary: 'Sign in',
    description:
      "An account whose email isn't verified yet gets `data.status` = `unverified` and no token. Verifying it with the one-time code also signs in.",
    errors: { 401: "The email and password don't match." },
    body: { remember: 'Whether the browser keeps the session when it is closed.' },
    input: () => ({
      body: { email: people.client.email, password: MOCK_PASSWORD, remember: true },
    }),
  },
  'auth.register': {
    summary: 'Sign up',
    description:
      "Creates an account and sends it a one-time code. The answer may include a token although the email isn't verified yet.",
    errors: { 422: 'A field is invalid, or an account with this email exists.' },
    body: {
      first_name: names,
      last_name: names,
      city: names,
      phone: `An optional plus, then ${PHONE_LENGTH.min} to ${PHONE_LENGTH.max} digits, spaces, hyphens, and parentheses.`,
      password: `At least ${PASSWORD_MIN_LENGTH} characters.`,
      password_confirmation: 'The same as `password`.',
    },
    input: () => ({
      body: {
        first_name: 'Noor',
        last_name: 'Haddad',
        email: 'noor@nearhand.example',
        phone: '+1 (555) 010-4477',
        city: 'Portland',
        password: MOCK_PASSWORD,
        password_confirmation: MOCK_PASSWORD,
      },
    }),
  },
  'auth.verify-email': {
    summary: 'Verify an email',
    description: `Takes the one-time code that was sent last, within ${OTP_LIFETIME_MS / 60_000} minutes, and signs the account in.`,
    errors: {
      409: 'The email is already verified.',
      422: 'The code is incomplete, wrong, or expired, or no account has this email.',
    },
    body: { otp: `The one-time code: ${OTP_LENGTH} digits.` },
    input: ({ code }) => ({ body: { email: people.unverified.email, otp: code } }),
  },
  'auth.resend-otp': {
    summary: 'Send another one-time code',
    description: 'The previous code stops working.',
    errors: {
      409: 'The email is already verified.',
      422: 'No account has this email.',
      429: 'The last code was sent less than a minute ago.',
    },
    input: () => ({ body: { email: people.unverified.email } }),
  },
  'auth.logout': {
    summary: 'Sign out',
    description: 'The token stops working.',
  },
};
