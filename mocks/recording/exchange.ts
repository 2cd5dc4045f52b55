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
  /** The milliseconds until the response was complete. */
  readonly duration: number;
  /** The bearer token, if any. */
  readonly token?: string | undefined;
  /** The id of the signed-in user, where the recorder knows it. */
  readonly viewer?: number | undefined;
}

/** The exchange of a logged request, or undefined when its path is not below the API's base. */
export function exchangeOf(
  seen: Omit<SeenRequest, 'id' | 'call' | 'faults' | 'isHeld'>,
): Exchange | undefined {
  if (!seen.path.startsWith(`${API_BASE_PATH}/`)) return undefined;
  const { path, duration = 0, retryAfter, viewer, ...rest } = seen;
  return {
    ...rest,
    path: path.slice(API_BASE_PATH.length),
    duration,
    ...(retryAfter !== undefined && { retryAfter }),
    ...(viewer !== null && { viewer }),
  };
}

/** What a request says before its body is read. */
export type SentCall = Pick<Exchange, 'method' | 'path' | 'query' | 'token'>;

/** The call of a request below the API's base. */
export function callIn({ method, url, headers }: Request): SentCall {
  const { pathname, searchParams } = new URL(url);
  return {
    method,
    path: pathname.slice(API_BASE_PATH.length),
    query: Object.fromEntries(searchParams),
    token: headers.get('Authorization')?.replace(/^Bearer /i, ''),
  };
}

/** What tells a call from others. A timestamp only keeps browsers from using their cache. */
export function addressOf({ method, path, query, token }: SentCall): string {
  const { timestamp: _, ...rest } = query;
  const search = new URLSearchParams(rest);
  search.sort();
  return JSON.stringify([method, path, search.toString(), token]);
}

/** The contract's call of an exchange, or undefined when the contract has no such call. */
export function callOf({
  method,
  path,
}: Pick<Exchange, 'method' | 'path'>): MatchedCall | undefined {
  return matchCall(method, API_BASE_PATH + path);
}

/** Whether the response has a success status. */
export function isSuccess({ status }: Pick<Exchange, 'status'>): boolean {
  return status !== undefined && status >= 200 && status < 300;
}
