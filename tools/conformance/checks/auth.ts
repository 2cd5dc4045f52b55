import { login, logout, register, resendOtp, verifyEmail } from '#src/contract/auth.ts';
import { getDashboard } from '#src/contract/dashboards.ts';
import { OTP_LIFETIME_MS, OTP_RESEND_MS } from '#src/domain/otp.ts';
import { answers, holds, rejects, type Check, type Context, type Fields } from '../check.ts';
import type { Exchange } from '../client.ts';
import { errorDifferences } from '../differences.ts';
import { at, formatValue } from '../values.ts';
import { brokenJson } from './every-call.ts';
import {
  clientSignedIn,
  codeOf,
  newAccount,
  signedUp,
  verified,
  workerSignedIn,
} from './set-up.ts';

/** Signing in. Also part of the read-only checks. */
export const signInChecks: readonly Check[] = [
  holds(clientSignedIn, 'signs the client in', hasToken),
  holds(workerSignedIn, 'signs the worker in', hasToken),
  answers(
    login,
    'ignores case and spaces of the address',
    signIn(({ email, password }) => ({ email: ` ${email.toUpperCase()} `, password })),
    hasToken,
  ),
  ...(
    [
      ['a wrong password', () => ({ password: 'not the password' })],
      ['the password in another case', ({ password }) => ({ password: swapCase(password) })],
      ['an unknown address', () => ({ email: 'conformance-unknown@example.com' })],
    ] as readonly (readonly [string, Change])[]
  ).map(([name, change]) => rejects(login, 401, name, signIn(change))),
  rejects(login, 422, 'an empty form', { as: 'nobody', body: {} }, 'email', 'password'),
  brokenJson(login, 'nobody'),
];

/** Signing up, verifying, signing out. */
export const accountChecks: readonly Check[] = [
  holds(signedUp, 'creates an unverified account', {
    'data.user.email': (context: Context) => newAccount(context).email,
    'data.user.first_name': 'Connie',
    'data.user.email_verified_at': null,
  }),
  rejects(
    register,
    422,
    'an address that is taken',
    signUp(({ accounts }) => ({ email: accounts.client.email })),
    'email',
  ),
  rejects(
    register,
    422,
    'an invalid form',
    signUp(() => ({
      email: 'no address',
      first_name: 'C',
      phone: '123',
      password: 'short',
      password_confirmation: 'shorter',
    })),
    'email',
    'first_name',
    'phone',
    'password',
    'password_confirmation',
  ),
  brokenJson(register, 'nobody'),
  // Before an unverified account signs in, which can send a code as well.
  rejects(resendOtp, 429, 'right after signing up', ofNewAccount()),
  answers(
    login,
    'issues no token before the address is verified',
    ofNewAccount((context) => ({ password: newAccount(context).password, remember: false })),
    { 'data.status': 'unverified', 'data.token': null },
  ),
  rejects(
    verifyEmail,
    422,
    'an incomplete code',
    ofNewAccount(() => ({ otp: '12345' })),
    'otp',
  ),
  rejects(
    verifyEmail,
    422,
    'a wrong code',
    ofNewAccount(() => ({ otp: '000000' })),
    'otp',
  ),
  rejects(
    verifyEmail,
    422,
    'a code after ten minutes',
    ofNewAccount(async (context) => {
      const otp = codeOf(context);
      await context.wait(OTP_LIFETIME_MS);
      return { otp };
    }),
    'otp',
  ),
  answers(
    resendOtp,
    'sends a code a minute later',
    ofNewAccount(async (context) => {
      await context.wait(OTP_RESEND_MS);
      return {};
    }),
  ),
  ...[resendOtp, verifyEmail].flatMap((endpoint) => {
    const body = { email: 'conformance-unknown@example.com', otp: '123456' };
    return [
      rejects(endpoint, 422, 'an unknown address', { as: 'nobody', body }, 'email'),
      rejects(endpoint, 409, 'a verified account', ({ accounts }) => ({
        as: 'nobody',
        body: { ...body, email: accounts.client.email },
      })),
      brokenJson(endpoint, 'nobody'),
    ];
  }),
  holds(verified, 'signs the new account in', hasToken, ({ body }) => {
    const value = at(body, 'data.user.email_verified_at');
    if (typeof value === 'string') return [];
    return [`data.user.email_verified_at: expected a timestamp, got ${formatValue(value)}`];
  }),
  answers(logout, 'ends the session', async (context) => ({ as: await ownSession(context) })),
  {
    endpoint: logout,
    name: '401: the token after signing out',
    isAnswer: false,
    run: async (context) => {
      const as = await ownSession(context);
      await context.send(logout, { as });
      return errorDifferences(await context.send(getDashboard, { as }), [401]);
    },
  },
];

type Change = (client: Context['accounts']['client']) => Fields;

/** Signs the client in, with changed credentials. */
function signIn(change: Change) {
  return ({ accounts: { client } }: Context) =>
    ({ as: 'nobody', body: { ...client, remember: false, ...change(client) } }) as const;
}

/** The sign-up form of the new account, changed. */
function signUp(change: (context: Context) => Fields) {
  return (context: Context) =>
    ({ as: 'nobody', body: { ...newAccount(context), ...change(context) } }) as const;
}

/** A request with the address of the new account, once it has signed up. */
function ofNewAccount(rest: (context: Context) => Fields | Promise<Fields> = () => ({})) {
  return async (context: Context) => {
    await context.done(signedUp);
    const { email } = newAccount(context);
    return { as: 'nobody', body: { email, ...(await rest(context)) } } as const;
  };
}

/** Signs the client in once more, so the other checks stay signed in. */
async function ownSession(context: Context): Promise<{ token: string }> {
  const exchange = await context.send(login, clientSignedIn.source);
  return { token: String(at(exchange.body, 'data.token')) };
}

function hasToken({ body }: Exchange): string[] {
  const token = at(body, 'data.token');
  if (typeof token === 'string' && token !== '') return [];
  return [`data.token: expected a token, got ${formatValue(token)}`];
}

function swapCase(text: string): string {
  const upper = text.toUpperCase();
  return upper === text ? text.toLowerCase() : upper;
}
