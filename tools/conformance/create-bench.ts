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
import { at, formatValue } from './values.ts';

/** Creates the context of the checks of one run. */
export function createBench(options: {
  client: Client;
  clock: Clock;
  accounts: Bench['accounts'];
  otp: string | undefined;
  canWait: boolean;
  isReadOnly: boolean;
  tokens: Readonly<Record<Person, TokenSource>>;
}): Bench {
  const { client, clock, accounts, otp, canWait, isReadOnly, tokens } = options;
  const exchanges = new Map<Step, Promise<Exchange>>();
  const now = clock.now();

  async function tokenOf(who: Who): Promise<string | null> {
    if (typeof who === 'object') return who.token;
    if (who === 'nobody') return null;
    return who === 'unknown-token' ? 'this-token-was-never-issued' : tokens[who](bench);
  }

  function assertAllowed(endpoint: AnyEndpoint): void {
    if (isReadOnly && !isReading(endpoint)) throw new Skipped('it would change data on the server');
  }

  const bench: Bench = {
    accounts,
    otp,
    canWait,
    clock,
    runId: `${now.toString(36)}${process.pid.toString(36)}`,
    day: (days) => dayAfter(now, days),
    async send(endpoint, { as, ...request }) {
      assertAllowed(endpoint);
      return client.send(endpoint, request, await tokenOf(as));
    },
    async run(step) {
      assertAllowed(step.endpoint);
      const known = exchanges.get(step);
      if (known) return known;
      const exchange = (async () => bench.send(step.endpoint, await step.request(bench)))();
      exchanges.set(step, exchange);
      return exchange;
    },
    async done(step) {
      const exchange = await bench.run(step);
      if (isSuccess(exchange) && exchange.body !== undefined) return exchange;
      throw blocked(step, answerDifferences(exchange)[0] ?? 'it failed');
    },
    async id(step, path) {
      const value = at((await bench.done(step)).body, path);
      if (typeof value === 'number') return value;
      throw blocked(step, `${path}: expected an id, got ${formatValue(value)}`);
    },
  };
  return bench;
}

function blocked(step: Step, reason: string): Blocked {
  return new Blocked(`needs ${step.name}, and ${step.endpoint.name} failed: ${reason}`);
}
