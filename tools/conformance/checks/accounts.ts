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

/** The client of all that happens. */
export const clientSignedIn = step(login, 'the client signed in', ({ accounts }) => ({
  as: 'nobody',
  body: { ...accounts.client, remember: false },
}));

/** The worker of all that happens. */
export const workerSignedIn = step(login, 'the worker signed in', ({ accounts }) => ({
  as: 'nobody',
  body: { ...accounts.worker, remember: false },
}));

/** What a new account is made with: an address that nobody had before. */
export function newAccount({ mark }: Bench): Record<string, string> {
  return {
    first_name: 'Connie',
    last_name: 'Formance',
    email: `conformance-${mark}@example.com`,
    password: `Passing-${mark}-2`,
    password_confirmation: `Passing-${mark}-2`,
    phone: '+1 (555) 010-0199',
    city: 'Portland',
  };
}

/** A new account, which is on neither side of anything. */
export const signedUp = step(register, 'a new account', (bench) => ({
  as: 'nobody',
  body: newAccount(bench),
}));

/** The new account, its address confirmed. */
export const verified = step(verifyEmail, 'the new account verified', async (bench) => {
  if (bench.otp === undefined) throw new Skipped('the code of the mail is not known: --otp CODE');
  await bench.done(signedUp);
  return { as: 'nobody', body: { email: newAccount(bench)['email'], otp: bench.otp } };
});

/** Where each of the people gets a token from. */
export const tokens: Readonly<Record<Person, TokenSource>> = {
  client: (bench) => tokenFrom(bench, clientSignedIn),
  worker: (bench) => tokenFrom(bench, workerSignedIn),
  async outsider(bench) {
    // Signing up is a check of its own: without a third account there is only less to try.
    for (const source of bench.otp === undefined ? [signedUp] : [verified, signedUp]) {
      const exchange = await bench.take(source);
      const token = at(exchange.body, 'data.token');
      if (isSuccess(exchange) && typeof token === 'string') return token;
    }
    throw new Skipped('needs a third account, and signing up gave no token');
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
