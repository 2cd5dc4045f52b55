import { OTP_LIFETIME_MS, OTP_RESEND_MS } from '#src/domain/otp.ts';
import { answers, holds, rejects, type Check } from '../check.ts';
import { Step, type Context } from '../context.ts';
import type { Fields } from '../values.ts';
import { brokenJson } from './every-call.ts';
import { hasText } from './expectations.ts';
import { clientSignedIn, newAccount, signedUp, verified, workerSignedIn } from './set-up.ts';

const hasToken = hasText('data.token', 'token');
const UNKNOWN_EMAIL = 'conformance-unknown@example.com';
const email = ({ accounts }: Context) => accounts.client.email;
const password = ({ accounts }: Context) => accounts.client.password;

/** Signs the client in, with a change. */
const signIn = (change: Fields) =>
  ({ as: 'nobody', body: { email, password, remember: false, ...change } }) as const;

/** The address as users type it. */
const typedEmail = (context: Context) => ` ${email(context).toUpperCase()} `;

function swappedCase(context: Context): string {
  const upper = password(context).toUpperCase();
  return upper === password(context) ? upper.toLowerCase() : upper;
}

const signUp = (change: Fields) => ({ as: 'nobody', body: { ...newAccount, ...change } }) as const;

/** A request with the address of the new account, once it has signed up. */
const ofNewAccount = (rest: Fields = {}) =>
  ({ as: 'nobody', body: { email: newAccount.email, ...rest }, after: signedUp }) as const;

/** Signing in. Also part of the read-only checks. */
export const signInChecks: readonly Check[] = [
  holds(clientSignedIn, 'signs the client in', hasToken),
  holds(workerSignedIn, 'signs the worker in', hasToken),
  answers(
    'auth.login',
    'ignores case and spaces of the address',
    signIn({ email: typedEmail }),
    hasToken,
  ),
  rejects('auth.login', 401, 'a wrong password', signIn({ password: 'not the password' })),
  rejects('auth.login', 401, 'the password in another case', signIn({ password: swappedCase })),
  rejects('auth.login', 401, 'an unknown address', signIn({ email: UNKNOWN_EMAIL })),
  rejects('auth.login', 422, 'an empty form', { as: 'nobody', body: {} }, 'email', 'password'),
  brokenJson('auth.login', 'nobody'),
];

const INVALID_FORM = {
  email: 'no address',
  first_name: 'C',
  phone: '123',
  password: 'short',
  password_confirmation: 'shorter',
};

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
  rejects('auth.register', 422, 'an address that is taken', signUp({ email }), 'email'),
  rejects(
    'auth.register',
    422,
    'an invalid form',
    signUp(INVALID_FORM),
    ...Object.keys(INVALID_FORM),
  ),
  brokenJson('auth.register', 'nobody'),
  // Before an unverified account signs in, which can send a code as well.
  rejects('auth.resend-otp', 429, 'right after signing up', ofNewAccount()),
  answers(
    'auth.login',
    'issues no token before the address is verified',
    ofNewAccount({ password: newAccount.password, remember: false }),
    { data: { status: 'unverified', token: null } },
  ),
  rejects('auth.verify-email', 422, 'an incomplete code', ofNewAccount({ otp: '12345' }), 'otp'),
  rejects('auth.verify-email', 422, 'a wrong code', ofNewAccount({ otp: '000000' }), 'otp'),
  rejects(
    'auth.verify-email',
    422,
    'a code after ten minutes',
    ofNewAccount({ otp: expiredCode }),
    'otp',
  ),
  answers('auth.resend-otp', 'sends a code a minute later', {
    ...ofNewAccount(),
    async body(context: Context) {
      await context.wait(OTP_RESEND_MS);
      return { email: newAccount.email };
    },
  }),
  ...(['auth.resend-otp', 'auth.verify-email'] as const).flatMap((call) => {
    const body = { email: UNKNOWN_EMAIL, otp: '123456' };
    const taken = { ...body, email };
    return [
      rejects(call, 422, 'an unknown address', { as: 'nobody', body }, 'email'),
      rejects(call, 409, 'a verified account', { as: 'nobody', body: taken }),
      brokenJson(call, 'nobody'),
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
