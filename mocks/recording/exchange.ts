import { API_BASE_PATH } from '#src/contract/endpoint.ts';
import type { ContractEndpoint } from '#src/contract/registry.ts';
import { findRoute } from '../server/routing.ts';

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
  /** The milliseconds until the response was complete. */
  readonly duration: number;
  /** The bearer token, if any. */
  readonly token?: string | undefined;
  /** The id of the signed-in user, where the recorder knows it. */
  readonly viewer?: number | undefined;
}

/** The part of a mock server's request log that a recording needs. */
export interface LoggedRequest {
  readonly method: string;
  /** The path below the server's base URL, without the query. */
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly body: unknown;
  readonly viewer: number | null;
  readonly status: number | undefined;
  readonly answer?: unknown;
  readonly startedAt: number;
  readonly duration?: number | undefined;
  readonly retryAfter?: number | undefined;
}

/** The exchange of a logged request, or undefined when its path is not below the API's base. */
export function exchangeOf(seen: LoggedRequest): Exchange | undefined {
  if (!seen.path.startsWith(`${API_BASE_PATH}/`)) return undefined;
  return {
    method: seen.method,
    path: seen.path.slice(API_BASE_PATH.length),
    query: seen.query,
    body: seen.body,
    status: seen.status,
    answer: seen.answer,
    startedAt: seen.startedAt,
    duration: seen.duration ?? 0,
    ...(seen.retryAfter !== undefined && { retryAfter: seen.retryAfter }),
    ...(seen.viewer !== null && { viewer: seen.viewer }),
  };
}

/** The endpoint of an exchange and the parameters of its path. */
export interface MatchedCall {
  readonly endpoint: ContractEndpoint;
  readonly params: Readonly<Record<string, string>>;
}

/** The contract's call of an exchange, or undefined when the contract has no such call. */
export function callOf({
  method,
  path,
}: Pick<Exchange, 'method' | 'path'>): MatchedCall | undefined {
  const match = findRoute(method, API_BASE_PATH + path);
  // Every route belongs to an endpoint of the contract: a test of the handlers checks it.
  return match && { endpoint: match.route.endpoint as ContractEndpoint, params: match.params };
}

/** Whether the response has a success status. */
export function isSuccess({ status }: Pick<Exchange, 'status'>): boolean {
  return status !== undefined && status >= 200 && status < 300;
}
