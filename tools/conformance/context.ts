import type { AnyEndpoint } from '#src/contract/endpoint.ts';
import { endpoints, type EndpointName } from '#src/contract/registry.ts';
import { isRecord } from '#src/contract/is-record.ts';
import type { Clock } from '#src/domain/clock.ts';
import { dayAfter } from '#src/domain/dates.ts';
import { OTP_RESEND_MS } from '#src/domain/otp.ts';
import { isSuccess } from '#mocks/recording/exchange.ts';
import { answerDifferences, sendCall, type Exchange, type Input, type Send } from './client.ts';
import { at, formatValue, type Fields } from './values.ts';

/** The check does not apply to this server or this mode, which is not the server's fault. */
export class Skipped extends Error {}

/** A call that the check depends on has failed. */
export class Blocked extends Error {
  constructor({ name, endpoint }: Step, reason: string) {
    super(`needs ${name}, and ${endpoint.name} failed: ${reason}`);
  }
}

/** A user with an account. The outsider is on neither side of the checked offers. */
export type Person = 'client' | 'worker' | 'outsider';

/**
 * The viewer of a call: a user, a signed-out visitor (`nobody`), one with a token that the server never issued
 * (`unknown-token`), or who has signed in with a step.
 */
export type Who = Person | 'nobody' | 'unknown-token' | Step;

/** A request of a call, whose values may be steps, for the ids of their rows, and functions of the context. */
export interface Given extends Input {
  readonly as: Who;
  /** Must have succeeded before. */
  readonly after?: Step;
}

/** A call of the contract, or its name. */
export type Call = EndpointName | AnyEndpoint;

/** A call that other checks depend on. It is sent once, when first needed. */
export class Step {
  readonly endpoint: AnyEndpoint;
  /** What it creates, such as `the accepted offer`. */
  readonly name: string;
  /** The path of the row's id in the answer. */
  readonly id: string;
  readonly given: Given;

  constructor(call: Call, name: string, id: string, given: Given) {
    this.endpoint = endpointOf(call);
    this.name = name;
    this.id = id;
    this.given = given;
  }
}

/** The contract's call with a name. */
export function endpointOf(call: Call): AnyEndpoint {
  if (typeof call !== 'string') return call;
  const found: AnyEndpoint | undefined = endpoints.find(({ name }) => name === call);
  if (!found) throw new Error(`The contract has no call ${call}.`);
  return found;
}

/** Whether a call changes nothing on the server. Signing in counts as reading. */
export function isReading({ method, name }: AnyEndpoint): boolean {
  return method === 'GET' || name === 'auth.login';
}

/**
 * Requests by a viewer about a row, perhaps after a step.
 *
 * @example client(work, form, workConversation)
 */
const requestBy =
  (as: Who) =>
  (id?: unknown, body?: unknown, after?: Step): Given => ({
    as,
    id,
    body,
    ...(after && { after }),
  });

export const client = requestBy('client');
export const worker = requestBy('worker');
export const outsider = requestBy('outsider');
export const nobody = requestBy('nobody');

/** A request for the rows of a list, as many as it gives at once. */
export const rowsOf = (as: Who, query: Fields = {}): Given => ({
  as,
  query: { ...query, per_page: 100 },
});

/** The credentials of an account. */
export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** The options of a run. */
export interface RunOptions {
  /** The server's address, without `/api`. */
  readonly base: string;
  /** Over the network by default. */
  readonly send?: Send;
  /** The account that posts tasks. */
  readonly client: Credentials;
  /** The account that works on them. In read-only mode, it may be the client's. */
  readonly worker: Credentials;
  /** The one-time code of new accounts, if it is known. */
  readonly otp?: string | undefined;
  /** Sends only calls that change nothing. */
  readonly isReadOnly?: boolean;
  /** Whether a check may wait a minute to request a second code. */
  readonly canWait?: boolean;
  /** Sets the server's clock forward, which only the mock server in memory lets a check do. */
  readonly advance?: ((milliseconds: number) => void) | undefined;
}

/** The steps that sign users in. The first one that gives a token makes the outsider. */
export interface SignIns {
  readonly client: Step;
  readonly worker: Step;
  readonly outsider: readonly Step[];
}

/** What the checks of one run work with: the accounts, a way to send calls, and the results of earlier steps. */
export class Context {
  readonly options: RunOptions;
  /** Unique to this run, so checks can find its rows. */
  readonly runId: string;
  /** All calls, in order. */
  readonly exchanges: Exchange[] = [];
  readonly #clock: Clock;
  readonly #startedAt: number;
  readonly #signIns: SignIns;
  readonly #sent = new Map<Step, Promise<Exchange>>();

  constructor(options: RunOptions, clock: Clock, signIns: SignIns) {
    this.options = options;
    this.#signIns = signIns;
    this.#clock = clock;
    this.#startedAt = clock.now();
    this.runId = `${this.#startedAt.toString(36)}${process.pid.toString(36)}`;
  }

  /** The date a number of days from now, `YYYY-MM-DD`. */
  day(days: number): string {
    return dayAfter(this.#startedAt, days);
  }

  /** The one-time code of new accounts. @throws Skipped when it is unknown */
  code(): string {
    const { otp } = this.options;
    if (otp === undefined) throw new Skipped('the one-time code is unknown: use --otp CODE');
    return otp;
  }

  /** Lets time pass on the server. @throws Skipped where the clock can't be set and waiting isn't allowed */
  async wait(milliseconds: number): Promise<void> {
    const { advance, canWait = false } = this.options;
    if (advance) return advance(milliseconds);
    if (milliseconds > OTP_RESEND_MS) throw new Skipped("the server's clock can't be set");
    if (!canWait) throw new Skipped('the server sends one code a minute: use --wait');
    return new Promise((resolve) => void this.#clock.after(milliseconds + 500, resolve));
  }

  /** Sends a call. @throws Blocked or Skipped when its viewer cannot sign in */
  async send(call: Call, { as, after, ...rest }: Given): Promise<Exchange> {
    const endpoint = endpointOf(call);
    const { base, send = fetch, isReadOnly = false } = this.options;
    if (isReadOnly && !isReading(endpoint)) throw new Skipped('it would change data on the server');
    if (after) await this.done(after);
    const input = (await this.value(rest)) as Input;
    const exchange = await sendCall(base, send, endpoint, input, await this.#tokenOf(as));
    this.exchanges.push(exchange);
    return exchange;
  }

  /** Sends a step unless it was sent before. @throws Blocked, Skipped */
  run(step: Step): Promise<Exchange> {
    const exchange = this.#sent.get(step) ?? this.send(step.endpoint, step.given);
    this.#sent.set(step, exchange);
    return exchange;
  }

  /** Like `run`, for a step that must succeed. @throws Blocked, Skipped */
  async done(step: Step): Promise<Exchange> {
    const exchange = await this.run(step);
    if (isSuccess(exchange) && exchange.body !== undefined) return exchange;
    throw new Blocked(step, answerDifferences(exchange).join('; '));
  }

  /** The id of the row that a step has created. @throws Blocked, Skipped */
  async id(step: Step): Promise<number> {
    const value = at((await this.done(step)).body, step.id);
    if (typeof value === 'number') return value;
    throw new Blocked(step, `${step.id}: expected an id, got ${formatValue(value)}`);
  }

  /** A value with the ids of its steps and the results of its functions. @throws Blocked, Skipped */
  async value(given: unknown): Promise<unknown> {
    if (given instanceof Step) return this.id(given);
    if (typeof given === 'function')
      return this.value(await (given as (context: Context) => unknown)(this));
    if (!isRecord(given)) return given;
    const parts: Record<string, unknown> = {};
    for (const [name, part] of Object.entries(given)) parts[name] = await this.value(part);
    return parts;
  }

  async #tokenOf(who: Who): Promise<string | null> {
    if (who === 'nobody') return null;
    if (who === 'unknown-token') return 'this-token-was-never-issued';
    if (who === 'outsider') return this.#outsidersToken();
    const step = who instanceof Step ? who : this.#signIns[who];
    const { body } = await this.done(step);
    const token = at(body, 'data.token');
    if (typeof token === 'string') return token;
    const why = at(body, 'data.status') === 'unverified' ? ': its address is not verified' : '';
    throw new Blocked(step, `its answer has no token${why}`);
  }

  /** Other checks cover sign-up. Without a third account, checks of outsiders are skipped. */
  async #outsidersToken(): Promise<string> {
    for (const step of this.#signIns.outsider) {
      const { body } = await this.run(step).catch(() => ({ body: undefined }));
      const token = at(body, 'data.token');
      if (typeof token === 'string') return token;
    }
    throw new Skipped('needs a third account, and sign-up returned no token');
  }
}
