import { login, logout, register, resendOtp, verifyEmail } from '#src/contract/auth.ts';
import { getDashboard } from '#src/contract/dashboards.ts';
import { OTP_RESEND_MS } from '#src/domain/otp.ts';
import { Skipped } from '../bench.ts';
import { answers, holds, rejects, type Check } from '../check.ts';
import { fieldDifferences, errorDifferences } from '../differences.ts';
import { at, formatValue } from '../values.ts';
import { clientSignedIn, newAccount, signedUp, verified, workerSignedIn } from './accounts.ts';
import { BROKEN_JSON } from './stage.ts';

const unparsed = { as: 'nobody', raw: BROKEN_JSON } as const;
const unknownEmail = 'conformance-unknown@example.com';

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
      await bench.done(signedUp);
      const body = { email: newAccount(bench)['email'] };
      return errorDifferences(await bench.send(resendOtp, { as: 'nobody', body }), [429]);
    },
  },
  answers(
    login,
    'issues no token before the address is verified',
    async (bench) => {
      await bench.done(signedUp);
      const { email, password } = newAccount(bench);
      return { as: 'nobody', body: { email, password, remember: false } };
    },
    (exchange) => [
      ...fieldDifferences(exchange, 'data.status', 'unverified'),
      ...fieldDifferences(exchange, 'data.token', null),
    ],
  ),
  answers(resendOtp, 'sends a code a minute later', async (bench) => {
    if (!bench.canWait) throw new Skipped('the server sends one code a minute: use --wait');
    await bench.done(signedUp);
    await new Promise<void>((resolve) => bench.clock.after(OTP_RESEND_MS + 500, resolve));
    return { as: 'nobody', body: { email: newAccount(bench)['email'] } };
  }),
  rejects(resendOtp, 422, 'an unknown address', { as: 'nobody', body: { email: unknownEmail } }, [
    'email',
  ]),
  rejects(resendOtp, 409, 'a verified account', ({ accounts }) => ({
    as: 'nobody',
    body: { email: accounts.client.email },
  })),
  rejects(resendOtp, 400, 'broken JSON', unparsed),
  ...['12345', '000000'].map((otp) =>
    rejects(
      verifyEmail,
      422,
      otp.length < 6 ? 'an incomplete code' : 'a wrong code',
      async (bench) => {
        await bench.done(signedUp);
        return { as: 'nobody', body: { email: newAccount(bench)['email'], otp } };
      },
      ['otp'],
    ),
  ),
  rejects(
    verifyEmail,
    422,
    'an unknown address',
    { as: 'nobody', body: { email: unknownEmail, otp: '123456' } },
    ['email'],
  ),
  rejects(verifyEmail, 409, 'a verified account', ({ accounts }) => ({
    as: 'nobody',
    body: { email: accounts.client.email, otp: '123456' },
  })),
  rejects(verifyEmail, 400, 'broken JSON', unparsed),
  holds(verified, 'signs the new account in', (exchange) => {
    const value = at(exchange.body, 'data.user.email_verified_at');
    if (typeof value === 'string') return hasToken(exchange);
    return [`data.user.email_verified_at: expected a timestamp, got ${formatValue(value)}`];
  }),
  answers(logout, 'ends the session', async (bench) => {
    // A separate session, so the other checks stay signed in.
    const { body } = await bench.send(login, {
      as: 'nobody',
      body: { ...bench.accounts.client, remember: false },
    });
    return { as: { token: String(at(body, 'data.token')) } };
  }),
  {
    endpoint: logout,
    name: '401: the token after signing out',
    isAnswer: false,
    run: async (bench) => {
      const { body } = await bench.send(login, {
        as: 'nobody',
        body: { ...bench.accounts.client, remember: false },
      });
      const as = { token: String(at(body, 'data.token')) };
      await bench.send(logout, { as });
      return errorDifferences(await bench.send(getDashboard, { as }), [401]);
    },
  },
];

function hasToken({ body }: { body: unknown }): string[] {
  const token = at(body, 'data.token');
  if (typeof token === 'string' && token !== '') return [];
  return [`data.token: expected a token, got ${formatValue(token)}`];
}
