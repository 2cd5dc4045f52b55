import type { AnyEndpoint } from '#src/contract/endpoint.ts';
import type { Clock } from '#src/domain/clock.ts';
import { dayAfter } from '#src/domain/dates.ts';
import {
  Blocked,
  Skipped,
  type Bench,
  type Person,
  type Step,
  type TokenSource,
  type Who,
} from './bench.ts';
import { isReading } from './check.ts';
import type { Client, Exchange } from './client.ts';
import { answerDifferences, isSuccess } from './differences.ts';
import { at, shown } from './values.ts';

/** Creates the bench of one run. */
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
