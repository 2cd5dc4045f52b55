import type { Query, QueryClient } from '@tanstack/react-query';
import type { AnyEndpoint } from '#src/contract/endpoint.ts';
import { callKey, resourceKey } from './query.ts';

/** How to update cached answers of other calls from a mutation's answer, instead of refetching. */
export interface Patch<Answer> {
  /** The calls whose cached answers the patch updates. */
  readonly calls: readonly AnyEndpoint[];
  /**
   * Returns the patched copy of a cached answer, or of the pages of an infinite query. Returns the
   * same value when nothing changes or when the cached answer is newer.
   */
  readonly apply: (cached: unknown, answer: Answer) => unknown;
}

/**
 * Applies a patch to the query cache. A query that is fetching is patched again once it settles: its
 * response may predate the mutation, and a next page is appended to the pages as they were when the
 * fetch started.
 */
export function applyPatch<Answer>(
  queries: QueryClient,
  { calls, apply }: Patch<Answer>,
  answer: Answer,
): void {
  const patchQuery = ({ queryKey, state }: Query) => {
    if (state.data === undefined) return;
    const patched = apply(state.data, answer);
    if (patched !== state.data) queries.setQueryData(queryKey, patched);
  };
  for (const call of calls) {
    for (const query of queries.getQueryCache().findAll({ queryKey: callKey(call) })) {
      patchQuery(query);
      onSettled(queries, query, patchQuery);
    }
  }
}

/** Calls back once when a fetching query settles; never for an idle query. */
function onSettled(queries: QueryClient, query: Query, callback: (query: Query) => void): void {
  if (query.state.fetchStatus === 'idle') return;
  const unsubscribe = queries.getQueryCache().subscribe((event) => {
    if (event.query !== query) return;
    const isIdle = query.state.fetchStatus === 'idle';
    if (isIdle || event.type === 'removed') unsubscribe();
    if (isIdle) callback(query);
  });
}

/**
 * Invalidates the resources that the contract lists for a call, except the queries of calls that the
 * patch updates. Active ones are refetched in the background.
 */
export function invalidate(
  queries: QueryClient,
  endpoint: AnyEndpoint,
  patch?: Pick<Patch<unknown>, 'calls'>,
): void {
  const patched = new Set(patch?.calls.map(({ name }) => name));
  for (const resource of endpoint.invalidates) {
    void queries.invalidateQueries({
      queryKey: resourceKey(resource),
      predicate: ({ queryKey }) => !patched.has(String(queryKey[1])),
    });
  }
}
