import { API_BASE_PATH } from '#src/contract/endpoint.ts';
import type { SeenRequest } from '../server/request-log.ts';
import { matchCall, type MatchedCall } from '../server/match-call.ts';

/** One recorded call: what was sent and what came back. */
export interface Exchange {
  readonly method: string;
  /** The path below the API's base, without the query: `/offers/12`. */
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  /** The parsed JSON body; undefined when there is none. */
  readonly body?: unknown;
  /** The HTTP status; 0 after a network error, undefined when no response ever arrived. */
  readonly status: number | undefined;
  /** The parsed JSON, or the text of a response that isn't JSON; undefined when it is unknown or empty. */
  readonly answer?: unknown;
  /** The seconds of the `Retry-After` header. */
  readonly retryAfter?: number | undefined;
  /** When the call was sent, in milliseconds since the epoch. */
  readonly startedAt: number;
  /** The bearer token, if any. */
  readonly token?: string | undefined;
}

/** The exchange of a logged request. */
export function exchangeOf(seen: SeenRequest): Exchange {
  return { ...seen, path: seen.path.slice(API_BASE_PATH.length) };
}

/** The contract's call of an exchange, or undefined when the contract has no such call. */
export function callOf(sent: Pick<Exchange, 'method' | 'path'>): MatchedCall | undefined {
  return matchCall(sent.method, API_BASE_PATH + sent.path);
}

/** Whether the response has a success status. */
export function isSuccess({ status }: Pick<Exchange, 'status'>): boolean {
  return status !== undefined && status >= 200 && status < 300;
}
