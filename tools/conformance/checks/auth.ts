import { login, logout, register, resendOtp, verifyEmail } from '#src/contract/auth.ts';
import { getDashboard } from '#src/contract/dashboards.ts';
import { OTP_RESEND_MS } from '#src/domain/otp.ts';
import { Skipped, type Bench } from '../bench.ts';
import { answers, holds, rejects, type Check } from '../check.ts';
import { fieldDifferences, errorDifferences } from '../differences.ts';
import { at, formatValue } from '../values.ts';
import { clientSignedIn, newAccount, signedUp, verified, workerSignedIn } from './accounts.ts';
import { BROKEN_JSON } from './stage.ts';

const unparsed = { as: 'nobody', raw: BROKEN_JSON } as const;

/** Signing in. Also part of the read-only checks. */
export const signInChecks: readonly Check[] = [
  holds(clientSignedIn, 'signs the client in', hasToken),
  holds(workerSignedIn, 'signs the worker in', hasToken),
  rejects(login, 401, 'a wrong password', ({ accounts }) => ({
    as: 'nobody',
    body: { email: accounts.client.email, password: 'not the password', remember: false },
  })),
  rejects(login, 422, 'an empty form', { as: 'nobody', body: {} }, ['email', 'password']),
  rejects(login, 400, 'broken JSON', unparsed),
];

/** Signing up, verifying, signing out. */
export const accountChecks: readonly Check[] = [
  holds(signedUp, 'creates an unverified account', (exchange, bench) => [
    ...fieldDifferences(exchange, 'data.user.email', newAccount(bench)['email']),
    ...fieldDifferences(exchange, 'data.user.email_verified_at', null),
  ]),
  rejects(
    register,
    422,
    'an address that is taken',
    (bench) => ({
      as: 'nobody',
      body: { ...newAccount(bench), email: bench.accounts.client.email },
    }),
    ['email'],
  ),
  rejects(
    register,
    422,
    'an invalid form',
    (bench) => ({
      as: 'nobody',
      body: {
        ...newAccount(bench),
        email: 'no address',
        first_name: 'C',
        phone: '123',
        password: 'short',
        password_confirmation: 'shorter',
      },
    }),
    ['email', 'first_name', 'phone', 'password', 'password_confirmation'],
  ),
  rejects(register, 400, 'broken JSON', unparsed),
  // Before an unverified account signs in, which can send a code as well.
  {
    endpoint: resendOtp,
    name: '429: right after signing up',
    isAnswer: false,
    run: async (bench) => {
      const request = await ofNewAccount('email')(bench);
      return errorDifferences(await bench.send(resendOtp, request), [429]);
    },
  },
  answers(
    login,
    'issues no token before the address is verified',
    async (bench) => {
      const { body, ...request } = await ofNewAccount('email', 'password')(bench);
      return { ...request, body: { ...body, remember: false } };
    },
    (exchange) => [
      ...fieldDifferences(exchange, 'data.status', 'unverified'),
      ...fieldDifferences(exchange, 'data.token', null),
    ],
  ),
  answers(resendOtp, 'sends a code a minute later', async (bench) => {
    if (!bench.canWait) throw new Skipped('the server sends one code a minute: use --wait');
    const request = await ofNewAccount('email')(bench);
    await new Promise<void>((resolve) => bench.clock.after(OTP_RESEND_MS + 500, resolve));
    return request;
  }),
  ...codeRejections(resendOtp, {}),
  ...['12345', '000000'].map((otp) =>
    rejects(
      verifyEmail,
      422,
      otp.length < 6 ? 'an incomplete code' : 'a wrong code',
      async (bench) => {
        const { body, ...request } = await ofNewAccount('email')(bench);
        return { ...request, body: { ...body, otp } };
      },
      ['otp'],
    ),
  ),
  ...codeRejections(verifyEmail, { otp: '123456' }),
  holds(verified, 'signs the new account in', (exchange) => {
    const value = at(exchange.body, 'data.user.email_verified_at');
    if (typeof value === 'string') return hasToken(exchange);
    return [`data.user.email_verified_at: expected a timestamp, got ${formatValue(value)}`];
  }),
  answers(logout, 'ends the session', async (bench) => ({ as: await ownSession(bench) })),
  {
    endpoint: logout,
    name: '401: the token after signing out',
    isAnswer: false,
    run: async (bench) => {
      const as = await ownSession(bench);
      await bench.send(logout, { as });
      return errorDifferences(await bench.send(getDashboard, { as }), [401]);
    },
  },
];

/** What both calls about one-time codes reject. */
function codeRejections(endpoint: typeof resendOtp | typeof verifyEmail, rest: object): Check[] {
  const body = { email: 'conformance-unknown@example.com', ...rest };
  return [
    rejects(endpoint, 422, 'an unknown address', { as: 'nobody', body }, ['email']),
    rejects(endpoint, 409, 'a verified account', ({ accounts }) => ({
      as: 'nobody',
      body: { ...body, email: accounts.client.email },
    })),
    rejects(endpoint, 400, 'broken JSON', unparsed),
  ];
}

/** A request with some fields of the new account, once it has signed up. */
function ofNewAccount(...fields: readonly string[]) {
  return async (bench: Bench) => {
    await bench.done(signedUp);
    const account = newAccount(bench);
    const body = Object.fromEntries(fields.map((field) => [field, account[field]]));
    return { as: 'nobody', body } as const;
  };
}

/** Signs the client in once more, so the other checks stay signed in. */
async function ownSession(bench: Bench): Promise<{ token: string }> {
  const body = { ...bench.accounts.client, remember: false };
  const exchange = await bench.send(login, { as: 'nobody', body });
  return { token: String(at(exchange.body, 'data.token')) };
}

function hasToken({ body }: { body: unknown }): string[] {
  const token = at(body, 'data.token');
  if (typeof token === 'string' && token !== '') return [];
  return [`data.token: expected a token, got ${formatValue(token)}`];
}
