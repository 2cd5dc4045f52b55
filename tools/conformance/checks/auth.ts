import { OTP_LIFETIME_MS, OTP_RESEND_MS } from '#src/domain/otp.ts';
import { answers, holds, rejects, rejectsEach, type Check } from '../check.ts';
import { Step, type Context } from '../context.ts';
import type { Fields } from '../values.ts';
import { hasText } from './expectations.ts';
import { clientSignedIn, newAccount, signedUp, verified, workerSignedIn } from './set-up.ts';

const hasToken = hasText('data.token', 'token');
const UNKNOWN_EMAIL = 'conformance-unknown@example.com';
const email = ({ options }: Context) => options.client.email;
const password = ({ options }: Context) => options.client.password;

/** Signs the client in, with a change. */
const signIn = (change: Fields) =>
  ({ as: 'nobody', body: { email, password, remember: false, ...change } }) as const;

/** The address as users type it. */
const typedEmail = (context: Context) => ` ${email(context).toUpperCase()} `;

function swappedCase(context: Context): string {
  const upper = password(context).toUpperCase();
  return upper === password(context) ? upper.toLowerCase() : upper;
}

/** A request with the address of the new account, once it has signed up. */
const ofNewAccount = (rest: Fields = {}) =>
  ({ as: 'nobody', body: { email: newAccount.email, ...rest }, after: signedUp }) as const;

/** Signing in. Also part of the read-only checks. */
export const signInChecks: readonly Check[] = [
  holds(clientSignedIn, 'signs the client in', hasToken),
  holds(workerSignedIn, 'signs the worker in', hasToken),
  answers('auth.login', 'ignores case and spaces', signIn({ email: typedEmail }), hasToken),
  rejects('auth.login', 401, 'a wrong password', signIn({ password: 'not the password' })),
  rejects('auth.login', 401, 'the password in another case', signIn({ password: swappedCase })),
  rejects('auth.login', 401, 'an unknown address', signIn({ email: UNKNOWN_EMAIL })),
  rejects('auth.login', 422, 'an empty form', { as: 'nobody', body: {} }, 'email', 'password'),
];

/** The address of the new account, a minute later. */
async function minuteLater(context: Context): Promise<string> {
  await context.wait(OTP_RESEND_MS);
  return newAccount.email(context);
}

async function expiredCode(context: Context): Promise<string> {
  const code = context.code();
  await context.wait(OTP_LIFETIME_MS);
  return code;
}

const session = new Step('auth.login', 'a session to end', 'data.user.id', clientSignedIn.given);
const signedOut = new Step('auth.logout', 'the ended session', 'message', { as: session });

/** Signing up, verifying, signing out. */
export const accountChecks: readonly Check[] = [
  holds(signedUp, 'creates an unverified account', {
    'data.user': { email: newAccount.email, first_name: 'Connie', email_verified_at: null },
  }),
  ...rejectsEach('auth.register', { as: 'nobody', body: newAccount }, [
    ['email', email, 'an address that is taken'],
    ['email', 'no address', 'no address'],
    ['first_name', 'C', 'a name of one letter'],
    ['phone', '123', 'a phone number that is too short'],
    ['password', 'short', 'a password that is too short'],
    ['password_confirmation', 'another', 'two passwords'],
  ]),
  // Before an unverified account signs in, which can send a code as well.
  rejects('auth.resend-otp', 429, 'right after signing up', ofNewAccount()),
  answers(
    'auth.login',
    'issues no token before the address is verified',
    ofNewAccount({ password: newAccount.password, remember: false }),
    { data: { status: 'unverified', token: null } },
  ),
  ...rejectsEach('auth.verify-email', ofNewAccount(), [
    ['otp', '12345', 'an incomplete code'],
    ['otp', '000000', 'a wrong code'],
    ['otp', expiredCode, 'a code after ten minutes'],
  ]),
  answers('auth.resend-otp', 'sends a code a minute later', ofNewAccount({ email: minuteLater })),
  ...(['auth.resend-otp', 'auth.verify-email'] as const).flatMap((call) => {
    const body = { email: UNKNOWN_EMAIL, otp: '123456' };
    const taken = { ...body, email };
    return [
      rejects(call, 422, 'an unknown address', { as: 'nobody', body }, 'email'),
      rejects(call, 409, 'a verified account', { as: 'nobody', body: taken }),
    ];
  }),
  holds(
    verified,
    'signs the new account in',
    hasToken,
    hasText('data.user.email_verified_at', 'timestamp'),
  ),
  holds(signedOut, 'ends the session'),
  rejects('dashboards.get', 401, 'after signing out', { as: session, after: signedOut }),
];
