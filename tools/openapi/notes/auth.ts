import { MOCK_PASSWORD } from '#mocks/fixtures/users.ts';
import { people } from '#mocks/scenarios/accounts.ts';
import { OTP_LENGTH, OTP_LIFETIME_MS } from '#src/domain/otp.ts';
import { PASSWORD_MIN_LENGTH } from '#src/domain/sign-in.ts';
import { NAME_LENGTH, PHONE_LENGTH } from '#src/domain/sign-up.ts';
import type { NotesOf } from '../note.ts';

const names = `${NAME_LENGTH.min} to ${NAME_LENGTH.max} characters.`;

export const authNotes: NotesOf<'auth'> = {
  'auth.login': {
    summary: 'Sign in',
    description:
      'An account whose address is not confirmed yet gets `data.status` = `unverified` and no token: confirm it with the one-time code, which signs in too.',
    errors: { 401: 'The e-mail address and the password do not belong together.' },
    body: { remember: 'Whether the browser keeps the session when it is closed.' },
    as: null,
    input: () => ({
      body: { email: people.client.email, password: MOCK_PASSWORD, remember: true },
    }),
  },
  'auth.register': {
    summary: 'Sign up',
    description:
      'Makes an account and sends it a one-time code. The answer may carry a token although the address is not confirmed yet.',
    errors: { 422: 'A field is invalid, or the e-mail address is taken.' },
    body: {
      first_name: names,
      last_name: names,
      city: names,
      phone: `An optional plus, then ${PHONE_LENGTH.min} to ${PHONE_LENGTH.max} digits, spaces, hyphens and brackets.`,
      password: `At least ${PASSWORD_MIN_LENGTH} characters.`,
      password_confirmation: 'The same again.',
    },
    as: null,
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
    summary: 'Confirm an e-mail address',
    description: `Takes the one-time code that was sent last, within ${OTP_LIFETIME_MS / 60_000} minutes, and signs the account in.`,
    errors: {
      409: 'The address is confirmed already.',
      422: 'The code is incomplete, wrong or too old, or nobody has this address.',
    },
    body: { otp: `The one-time code: ${OTP_LENGTH} digits.` },
    as: null,
    input: ({ code }) => ({ body: { email: people.unverified.email, otp: code } }),
  },
  'auth.resend-otp': {
    summary: 'Ask for another one-time code',
    description: 'The code before it is good no longer.',
    errors: {
      409: 'The address is confirmed already.',
      422: 'Nobody has this address.',
      429: 'The last code was sent less than a minute ago.',
    },
    as: null,
    input: () => ({ body: { email: people.unverified.email } }),
  },
  'auth.logout': {
    summary: 'Sign out',
    description: 'The token is dead from then on.',
    as: 'client',
    input: () => ({}),
  },
};
