import type { AnyEndpoint } from '#src/contract/endpoint.ts';
import type { Clock } from '#src/domain/clock.ts';
import type { Exchange, Request } from './client.ts';

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

/**
 * Who makes a call: one of the accounts, nobody, somebody with a token that never lived, or whoever
 * has this token.
 */
export type Who = Person | 'nobody' | 'ghost' | { readonly token: string };

/** Somebody with an account; the outsider is on neither side of anything. */
export type Person = 'client' | 'worker' | 'outsider';

/** A call to make, and who makes it. */
export interface Asked extends Request {
  readonly as: Who;
}

/** A call that others build upon; it is made once, when it is first needed. */
export interface Step {
  readonly endpoint: AnyEndpoint;
  /** What it brings about, such as `the accepted offer`. */
  readonly name: string;
  readonly ask: (bench: Bench) => Asked | Promise<Asked>;
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
