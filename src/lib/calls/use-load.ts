import {
  hashKey,
  useQuery,
  useQueryClient,
  type QueryKey,
  type UseInfiniteQueryResult,
  type UseQueryOptions,
  type UseQueryResult,
} from '@tanstack/react-query';
import { useState } from 'react';
import type { ApiError } from './api-error.ts';
import { useIsSlow } from './use-is-slow.ts';

export interface Load {
  readonly state: 'loading' | 'error' | 'ready';
  /** Why the content failed to load, or, when `ready`, to refresh. Kept while it is retried. */
  readonly error: ApiError | null;
  /** Whether the content is being fetched, for the first time or again. */
  readonly isBusy: boolean;
  readonly isSlow: boolean;
  /** Fetches again. Cancels a fetch in flight. */
  onRetry(): void;
}

type QueryResult = UseQueryResult | UseInfiniteQueryResult;

/**
 * Describes how the content of a query loads. A query that failed without data forgets its error when
 * it is fetched again; here it stays until the outcome, so that the retry button doesn't disappear.
 *
 * @example const load = useLoad(useQuery(options), options.queryKey);
 */
export function useLoad(query: QueryResult, queryKey: QueryKey): Load {
  const queries = useQueryClient();
  const [attempt, setAttempt] = useState(0);
  /** The error that is being retried. */
  const [retried, setRetried] = useState<{ error: ApiError; key: string } | null>(null);
  const key = hashKey(queryKey);
  const error = query.error ?? (retried?.key === key ? retried.error : null);
  const isNextPage = 'isFetchingNextPage' in query && query.isFetchingNextPage;
  const isBusy = query.isFetching && !isNextPage;

  async function retry(): Promise<void> {
    setAttempt((before) => before + 1);
    const own = error && { error, key };
    setRetried(own);
    // A refetch would join a first fetch in flight. `exact`, because keys of other inputs may match.
    await queries.cancelQueries({ queryKey, exact: true });
    await query.refetch();
    // Another retry may have replaced this one.
    setRetried((current) => (current === own ? null : current));
  }

  return {
    state: stateOf(query, error),
    error,
    isBusy,
    isSlow: useIsSlow(isBusy, attempt),
    onRetry: () => void retry(),
  };
}

/**
 * A query, and how its content loads.
 *
 * @example const { query, load } = useLoadedQuery(pageQuery(useApi(), getDashboard, {}));
 */
export function useLoadedQuery<Answer>(
  options: UseQueryOptions<Answer> & { readonly queryKey: QueryKey },
) {
  const query = useQuery(options);
  return { query, load: useLoad(query, options.queryKey) };
}

function stateOf({ data, isPlaceholderData }: QueryResult, error: ApiError | null): Load['state'] {
  if (data !== undefined && !(isPlaceholderData && error)) return 'ready';
  return error ? 'error' : 'loading';
}
