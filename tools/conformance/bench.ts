import type { AnyEndpoint } from '#src/contract/endpoint.ts';
import type { Clock } from '#src/domain/clock.ts';
import type { Exchange, Request } from './client.ts';

/** The credentials of an account. */
export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** A call that the check depends on has failed. */
export class Blocked extends Error {
  override readonly name = 'Blocked';
}

/** The check does not apply to this server or this mode, which is not the server's fault. */
export class Skipped extends Error {
  override readonly name = 'Skipped';
}

/**
 * The viewer of a call: an account, a signed-out visitor (`nobody`), one with a token that the server
 * never issued (`unknown-token`), or the holder of a given token.
 */
export type Who = Person | 'nobody' | 'unknown-token' | { readonly token: string };

/** A user with an account. The outsider is on neither side of the checked offers. */
export type Person = 'client' | 'worker' | 'outsider';

/** A request and its viewer. */
export interface ViewerRequest extends Request {
  readonly as: Who;
}

/** A call that other checks depend on. It is sent once, when first needed. */
export interface Step {
  readonly endpoint: AnyEndpoint;
  /** What it creates, such as `the accepted offer`. */
  readonly name: string;
  readonly request: (bench: Bench) => ViewerRequest | Promise<ViewerRequest>;
}

/** The context of checks: the client, the accounts, and the results of earlier steps. */
export interface Bench {
  readonly accounts: { readonly client: Credentials; readonly worker: Credentials };
  /** The one-time code of new accounts, if known. */
  readonly otp: string | undefined;
  /** Whether a check may wait for a minute. */
  readonly canWait: boolean;
  readonly clock: Clock;
  /** Unique to this run, so checks can find its rows. */
  readonly runId: string;
  /** The date a number of days from now, `YYYY-MM-DD`. */
  day(days: number): string;
  /** Sends a call. @throws Blocked or Skipped when its viewer cannot sign in */
  send(endpoint: AnyEndpoint, request: ViewerRequest): Promise<Exchange>;
  /** Sends a step unless it was sent before. Returns its exchange. @throws Blocked, Skipped */
  run(step: Step): Promise<Exchange>;
  /** Like `run`, for a step that must succeed. @throws Blocked, Skipped */
  done(step: Step): Promise<Exchange>;
  /** The id at a path of a step's answer. @throws Blocked, Skipped */
  id(step: Step, path: string): Promise<number>;
}

/** Returns the token of a user. */
export type TokenSource = (bench: Bench) => Promise<string>;
