import type { AnyEndpoint } from '#src/contract/endpoint.ts';
import type { Clock } from '#src/domain/clock.ts';
import { dayAfter } from '#src/domain/dates.ts';
import { isReading, type Asked, type Person, type Step, type Who } from './check.ts';
import type { Client, Exchange } from './client.ts';
import { answerDifferences, isSuccess } from './differences.ts';
import { at, shown } from './values.ts';

/** What an account signs in with. */
export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** What a check cannot do without has failed before. */
export class Blocked extends Error {
  override readonly name = 'Blocked';
}

/** A check cannot be made of this server, or in this mode; that is no fault of the server's. */
export class Skipped extends Error {
  override readonly name = 'Skipped';
}

/** What checks work with: the calls, the accounts, and what earlier calls have brought about. */
export interface Bench {
  readonly accounts: { readonly client: Credentials; readonly worker: Credentials };
  /** The one-time code that any account is sent, where one is known. */
  readonly otp: string | undefined;
  /** Whether a check may wait for a minute. */
  readonly isPatient: boolean;
  readonly clock: Clock;
  /** A word that no other run has, to find one's own rows by. */
  readonly mark: string;
  /** A day from now, `YYYY-MM-DD`. */
  day(days: number): string;
  /** Makes a call. @throws Blocked or Skipped when whoever makes it cannot sign in */
  send(endpoint: AnyEndpoint, asked: Asked): Promise<Exchange>;
  /** What a step was answered with; it is made now if it was not yet. @throws Blocked, Skipped */
  take(step: Step): Promise<Exchange>;
  /** The same, of a step that went well. @throws Blocked, Skipped */
  done(step: Step): Promise<Exchange>;
  /** An id in the answer to a step. @throws Blocked, Skipped */
  id(step: Step, path: string): Promise<number>;
}

/** How somebody comes by a token. */
export type TokenSource = (bench: Bench) => Promise<string>;

/** Lays the bench out for one run. */
export function createBench(options: {
  client: Client;
  clock: Clock;
  accounts: Bench['accounts'];
  otp: string | undefined;
  isPatient: boolean;
  isReadOnly: boolean;
  tokens: Readonly<Record<Person, TokenSource>>;
}): Bench {
  const { client, clock, accounts, otp, isPatient, isReadOnly, tokens } = options;
  const made = new Map<Step, Promise<Exchange>>();
  const now = clock.now();

  async function tokenOf(who: Who): Promise<string | null> {
    if (typeof who === 'object') return who.token;
    switch (who) {
      case 'nobody':
        return null;
      case 'ghost':
        return 'this-token-never-lived';
      case 'client':
      case 'worker':
      case 'outsider':
        return tokens[who](bench);
      default:
        return who satisfies never;
    }
  }

  function assertAllowed(endpoint: AnyEndpoint): void {
    if (isReadOnly && !isReading(endpoint)) throw new Skipped('it would change the server');
  }

  const bench: Bench = {
    accounts,
    otp,
    isPatient,
    clock,
    mark: `${now.toString(36)}${process.pid.toString(36)}`,
    day: (days) => dayAfter(now, days),
    async send(endpoint, { as, ...request }) {
      assertAllowed(endpoint);
      return client.send(endpoint, request, await tokenOf(as));
    },
    async take(step) {
      assertAllowed(step.endpoint);
      const known = made.get(step);
      if (known) return known;
      const exchange = (async () => bench.send(step.endpoint, await step.ask(bench)))();
      made.set(step, exchange);
      return exchange;
    },
    async done(step) {
      const exchange = await bench.take(step);
      if (isSuccess(exchange) && exchange.body !== undefined) return exchange;
      throw blocked(step, answerDifferences(exchange)[0] ?? 'it failed');
    },
    async id(step, path) {
      const value = at((await bench.done(step)).body, path);
      if (typeof value === 'number') return value;
      throw blocked(step, `${path}: expected an id, got ${shown(value)}`);
    },
  };
  return bench;
}

function blocked(step: Step, reason: string): Blocked {
  return new Blocked(`needs ${step.name}, and ${step.endpoint.name} failed: ${reason}`);
}
