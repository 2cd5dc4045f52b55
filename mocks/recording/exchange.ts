import { API_BASE_PATH } from '#src/contract/endpoint.ts';
import type { SeenRequest } from '../server/request-log.ts';
import { matchCall, type MatchedCall } from '../server/match-call.ts';

/** One recorded call: what was sent and what came back. Its path is below the API's base: `/offers/12`. */
export interface Exchange
  extends
    Pick<SeenRequest, 'method' | 'path' | 'query' | 'status' | 'startedAt'>,
    Partial<Pick<SeenRequest, 'body' | 'answer' | 'retryAfter'>> {
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
