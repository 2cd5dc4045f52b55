import type { SeenRequest } from '#mocks/server/request-log.ts';
import { hasDrift } from './request-checks.ts';

export interface RequestFilter {
  /** Words that the call, the method, the address or the status contain. */
  readonly text: string;
  readonly hasOnlyProblems: boolean;
}

/** The requests that match a filter, the newest first. */
export function findRequests(
  seen: readonly SeenRequest[],
  { text, hasOnlyProblems }: RequestFilter,
): readonly SeenRequest[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  return seen
    .filter((request) => {
      const { call, method, status } = request;
      const searched = [call, method, addressOf(request), status ?? ''].join(' ').toLowerCase();
      const isWanted = !hasOnlyProblems || isProblem(request);
      return isWanted && words.every((word) => searched.includes(word));
    })
    .toReversed();
}

/** Whether a request has failed, met a fault, or differs from the contract, which has no unknown calls. */
export function isProblem(request: SeenRequest): boolean {
  const { status, faults } = request;
  const hasFailed = status !== undefined && (status === 0 || status >= 400);
  return hasFailed || faults.length > 0 || hasDrift(request);
}

export function addressOf({ path, query }: Pick<SeenRequest, 'path' | 'query'>): string {
  const params = new URLSearchParams(query).toString();
  return params === '' ? path : `${path}?${params}`;
}
