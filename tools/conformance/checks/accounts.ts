import { login, register, verifyEmail } from '#src/contract/auth.ts';
import {
  Blocked,
  Skipped,
  type Bench,
  type TokenSource,
  type Person,
  type Step,
} from '../bench.ts';
import { step } from '../check.ts';
import { isSuccess } from '../differences.ts';
import { at } from '../values.ts';

/** Signs in the client of the checks. */
export const clientSignedIn = step(login, 'the client signed in', ({ accounts }) => ({
  as: 'nobody',
  body: { ...accounts.client, remember: false },
}));

/** Signs in the worker of the checks. */
export const workerSignedIn = step(login, 'the worker signed in', ({ accounts }) => ({
  as: 'nobody',
  body: { ...accounts.worker, remember: false },
}));

/** The sign-up form of a new account, with an unused email address. */
export function newAccount({ runId }: Bench): Record<string, string> {
  return {
    first_name: 'Connie',
    last_name: 'Formance',
    email: `conformance-${runId}@example.com`,
    password: `Passing-${runId}-2`,
    password_confirmation: `Passing-${runId}-2`,
    phone: '+1 (555) 010-0199',
    city: 'Portland',
  };
}

/** Signs up a new account, which becomes the outsider. */
export const signedUp = step(register, 'a new account', (bench) => ({
  as: 'nobody',
  body: newAccount(bench),
}));

/** Verifies the email address of the new account. */
export const verified = step(verifyEmail, 'the new account verified', async (bench) => {
  if (bench.otp === undefined) throw new Skipped('the one-time code is unknown: use --otp CODE');
  await bench.done(signedUp);
  return { as: 'nobody', body: { email: newAccount(bench)['email'], otp: bench.otp } };
});

/** Where each user gets a token. */
export const tokens: Readonly<Record<Person, TokenSource>> = {
  client: (bench) => tokenFrom(bench, clientSignedIn),
  worker: (bench) => tokenFrom(bench, workerSignedIn),
  async outsider(bench) {
    // Other checks cover sign-up. Without a third account, checks of outsiders are skipped.
    for (const source of bench.otp === undefined ? [signedUp] : [verified, signedUp]) {
      const exchange = await bench.run(source);
      const token = at(exchange.body, 'data.token');
      if (isSuccess(exchange) && typeof token === 'string') return token;
    }
    throw new Skipped('needs a third account, and sign-up returned no token');
  },
};

async function tokenFrom(bench: Bench, source: Step): Promise<string> {
  const { body } = await bench.done(source);
  const token = at(body, 'data.token');
  if (typeof token === 'string') return token;
  const status = at(body, 'data.status');
  const why = status === 'unverified' ? ': its address is not verified' : '';
  throw new Blocked(`needs ${source.name}, and its answer has no token${why}`);
}
