import type { AnyEndpoint } from '#src/contract/endpoint.ts';
import type { Clock } from '#src/domain/clock.ts';
import { dayAfter } from '#src/domain/dates.ts';
import { OTP_RESEND_MS } from '#src/domain/otp.ts';
import {
  Blocked,
  isReading,
  resolved,
  Skipped,
  type Context,
  type Step,
  type Who,
} from './check.ts';
import { clientSignedIn, signedUp, verified, workerSignedIn } from './checks/set-up.ts';
import type { Client, Exchange } from './client.ts';
import { answerDifferences, isSuccess } from './differences.ts';
import { at, formatValue } from './values.ts';

/** What the checks of one run work with. */
export function createContext(options: {
  client: Client;
  clock: Clock;
  accounts: Context['accounts'];
  otp: string | undefined;
  /** Sets the server's clock forward. */
  advance?: ((milliseconds: number) => void) | undefined;
  /** Whether a check may wait a minute. */
  canWait: boolean;
  isReadOnly: boolean;
}): Context {
  const { client, clock, accounts, otp, advance, canWait, isReadOnly } = options;
  const exchanges = new Map<Step, Promise<Exchange>>();
  const now = clock.now();

  function assertAllowed(endpoint: AnyEndpoint): void {
    if (isReadOnly && !isReading(endpoint)) throw new Skipped('it would change data on the server');
  }

  const context: Context = {
    accounts,
    otp,
    runId: `${now.toString(36)}${process.pid.toString(36)}`,
    day: (days) => dayAfter(now, days),
    async wait(milliseconds) {
      if (advance) advance(milliseconds);
      else if (milliseconds > OTP_RESEND_MS) throw new Skipped("the server's clock can't be set");
      else if (!canWait) throw new Skipped('the server sends one code a minute: use --wait');
      else await new Promise<void>((resolve) => clock.after(milliseconds + 500, resolve));
    },
    async send(endpoint, source) {
      assertAllowed(endpoint);
      const { as, ...request } = await resolved(source, context);
      return client.send(endpoint, request, await tokenOf(context, as));
    },
    async run(step) {
      assertAllowed(step.endpoint);
      const exchange = exchanges.get(step) ?? context.send(step.endpoint, step.source);
      exchanges.set(step, exchange);
      return exchange;
    },
    async done(step) {
      const exchange = await context.run(step);
      if (isSuccess(exchange) && exchange.body !== undefined) return exchange;
      throw blocked(step, answerDifferences(exchange)[0] ?? 'it failed');
    },
    async id(step) {
      const value = at((await context.done(step)).body, step.id);
      if (typeof value === 'number') return value;
      throw blocked(step, `${step.id}: expected an id, got ${formatValue(value)}`);
    },
  };
  return context;
}

function blocked(step: Step, reason: string): Blocked {
  return new Blocked(`needs ${step.name}, and ${step.endpoint.name} failed: ${reason}`);
}

async function tokenOf(context: Context, who: Who): Promise<string | null> {
  if (typeof who === 'object') return who.token;
  if (who === 'nobody') return null;
  if (who === 'unknown-token') return 'this-token-was-never-issued';
  if (who === 'outsider') return outsidersToken(context);
  const step = who === 'client' ? clientSignedIn : workerSignedIn;
  const { body } = await context.done(step);
  const token = at(body, 'data.token');
  if (typeof token === 'string') return token;
  const why = at(body, 'data.status') === 'unverified' ? ': its address is not verified' : '';
  throw new Blocked(`needs ${step.name}, and its answer has no token${why}`);
}

/** Other checks cover sign-up. Without a third account, checks of outsiders are skipped. */
async function outsidersToken(context: Context): Promise<string> {
  for (const step of context.otp === undefined ? [signedUp] : [verified, signedUp]) {
    const exchange = await context.run(step);
    const token = at(exchange.body, 'data.token');
    if (isSuccess(exchange) && typeof token === 'string') return token;
  }
  throw new Skipped('needs a third account, and sign-up returned no token');
}
