import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { AnyEndpoint, CallAnswer, CallInput } from '#src/contract/endpoint.ts';
import type { ApiError } from './api-error.ts';
import { useApi } from './EnvironmentProvider.tsx';
import { callKey, resourceKey } from './query.ts';

/** How an answer changes what other calls have answered, so that they need not be asked again. */
export interface Patch<Answer> {
  /** The calls whose answers it brings up to date. */
  readonly calls: readonly AnyEndpoint[];
  /** Gives an answer of theirs anew, or a list of its pages; the same value when nothing changes. */
  readonly apply: (cached: unknown, answer: Answer) => unknown;
}

/** Brings up to date what a patch can. */
export function applyPatch<Answer>(
  queries: QueryClient,
  { calls, apply }: Patch<Answer>,
  answer: Answer,
): void {
  for (const call of calls) {
    queries.setQueriesData({ queryKey: callKey(call) }, (cached: unknown) =>
      cached === undefined ? undefined : apply(cached, answer),
    );
  }
}

/**
 * What follows from a call that went through: the queries of the resources that the contract says
 * it touches are fetched again, but for those that its answer brings up to date.
 */
export async function settleCall<E extends AnyEndpoint>(
  queries: QueryClient,
  endpoint: E,
  answer: CallAnswer<E>,
  patch?: Patch<CallAnswer<E>>,
): Promise<void> {
  if (patch) applyPatch(queries, patch, answer);
  const patched = new Set(patch?.calls.map(({ name }) => name));
  await Promise.all(
    endpoint.touches.map((resource) =>
      queries.invalidateQueries({
        queryKey: resourceKey(resource),
        predicate: ({ queryKey }) => !patched.has(String(queryKey[1])),
      }),
    ),
  );
}

/**
 * A mutation over one call; {@link settleCall} says what follows. No screen knows another's keys.
 *
 * @param patch for a call whose answer tells the new state of what lists show
 */
export function useCallMutation<E extends AnyEndpoint>(endpoint: E, patch?: Patch<CallAnswer<E>>) {
  const api = useApi();
  const queries = useQueryClient();
  return useMutation<CallAnswer<E>, ApiError, CallInput<E>>({
    mutationFn: (input) => api.call(endpoint, input),
    onSuccess: (answer) => settleCall(queries, endpoint, answer, patch),
  });
}
