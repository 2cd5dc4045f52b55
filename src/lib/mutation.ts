import { useMutation, useQueryClient, type Query, type QueryClient } from '@tanstack/react-query';
import type { AnyEndpoint, CallAnswer, CallInput } from '#src/contract/endpoint.ts';
import type { ApiError } from './api-error.ts';
import { useApi } from './EnvironmentProvider.tsx';
import { callKey, resourceKey } from './query.ts';

/** How an answer changes what other calls have answered, so that they need not be asked again. */
export interface Patch<Answer> {
  /** The calls whose answers it brings up to date. */
  readonly calls: readonly AnyEndpoint[];
  /**
   * Gives an answer of theirs anew, or a list of its pages; the same value when nothing changes, and
   * when that answer is newer than the patch.
   */
  readonly apply: (cached: unknown, answer: Answer) => unknown;
}

/**
 * Brings up to date what a patch can. What is being asked for at that time may have been answered
 * before, or, as a next page does, be put behind the pages that were there before: it gets the patch
 * once more when it is there.
 */
export function applyPatch<Answer>(
  queries: QueryClient,
  { calls, apply }: Patch<Answer>,
  answer: Answer,
): void {
  const write = ({ queryKey, state }: Query) => {
    if (state.data === undefined) return;
    const patched = apply(state.data, answer);
    if (patched !== state.data) queries.setQueryData(queryKey, patched);
  };
  for (const call of calls) {
    for (const query of queries.getQueryCache().findAll({ queryKey: callKey(call) })) {
      write(query);
      onceIdle(queries, query, write);
    }
  }
}

/** Calls back when a query that is being fetched has ended, well or not; for others never. */
function onceIdle(queries: QueryClient, query: Query, then: (query: Query) => void): void {
  if (query.state.fetchStatus === 'idle') return;
  const stop = queries.getQueryCache().subscribe((event) => {
    if (event.query !== query) return;
    const isIdle = query.state.fetchStatus === 'idle';
    if (isIdle || event.type === 'removed') stop();
    if (isIdle) then(query);
  });
}

/**
 * What follows from a call that went through: the queries of the resources that the contract says
 * it invalidates are fetched again, but for those that its answer brings up to date.
 */
export async function invalidateAfter<E extends AnyEndpoint>(
  queries: QueryClient,
  endpoint: E,
  answer: CallAnswer<E>,
  patch?: Patch<CallAnswer<E>>,
): Promise<void> {
  if (patch) applyPatch(queries, patch, answer);
  const patched = new Set(patch?.calls.map(({ name }) => name));
  await Promise.all(
    endpoint.invalidates.map((resource) =>
      queries.invalidateQueries({
        queryKey: resourceKey(resource),
        predicate: ({ queryKey }) => !patched.has(String(queryKey[1])),
      }),
    ),
  );
}

/**
 * A mutation over one call; {@link invalidateAfter} says what follows. No screen knows another's keys.
 *
 * @param patch for a call whose answer tells the new state of what lists show
 */
export function useCallMutation<E extends AnyEndpoint>(endpoint: E, patch?: Patch<CallAnswer<E>>) {
  const api = useApi();
  const queries = useQueryClient();
  return useMutation<CallAnswer<E>, ApiError, CallInput<E>>({
    mutationFn: (input) => api.call(endpoint, input),
    onSuccess: (answer) => invalidateAfter(queries, endpoint, answer, patch),
  });
}
