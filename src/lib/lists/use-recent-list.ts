import {
  hashKey,
  useIsFetching,
  useQuery,
  useQueryClient,
  type QueryClient,
} from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { AnyEndpoint, CallAnswer } from '#src/contract/endpoint.ts';
import { ApiError } from '../calls/api-error.ts';
import { useApi } from '../app/ServicesProvider.tsx';
import type { ofPage } from '../calls/query.ts';
import { nextPageState } from './paging.ts';
import { loadOlder, recentQuery, type RecentList } from './recent-list.ts';
import { useIsSlow } from '../calls/use-is-slow.ts';
import { useLoad } from '../calls/use-load.ts';

/**
 * A list that is newest first and grows at its front. Loads its newest page on mount, and older ones on
 * demand. Refetching its query fetches the newest page only.
 *
 * @param onFetched as for `recentQuery`
 * @param freshness `ofPage` for the first query of a page
 */
export function useRecentList<E extends AnyEndpoint, Item>(
  list: RecentList<E, Item>,
  onFetched?: (queries: QueryClient, answer: CallAnswer<E>) => void,
  freshness: Partial<typeof ofPage> = {},
) {
  const api = useApi();
  const options = { ...recentQuery(api, list, onFetched), ...freshness };
  const query = useQuery(options);
  const load = useLoad(query, options.queryKey);
  const { data } = query;
  const hasMore = data !== undefined && list.hasMore(data);
  const older = useOlder(list, hashKey(options.queryKey), hasMore);
  // A background refresh shows no progress unless the user is waiting for it.
  const isWaitedFor = load.state !== 'ready' || load.error !== null;
  return {
    ...load,
    isBusy: isWaitedFor && load.isBusy,
    isSlow: isWaitedFor && load.isSlow,
    /** The newest answer with all loaded items; undefined until the first page is loaded. */
    data,
    ...older,
  };
}

function useOlder<E extends AnyEndpoint, Item>(
  list: RecentList<E, Item>,
  key: string,
  hasMore: boolean,
) {
  const api = useApi();
  const queries = useQueryClient();
  const queryKey = ['older', key];
  const isLoading = useIsFetching({ queryKey, exact: true }) > 0;
  const [attempt, setAttempt] = useState(0);
  const [outcome, setOutcome] = useState<{ key: string; result: ApiError | number } | null>(null);
  const result = outcome?.key === key ? outcome.result : 0;

  async function loadMore(): Promise<void> {
    setAttempt((count) => count + 1);
    await queries.cancelQueries({ queryKey, exact: true });
    try {
      const added = await queries.fetchQuery({
        queryKey,
        queryFn: ({ signal }) => loadOlder(queries, api, list, signal),
        staleTime: 0,
        gcTime: 0,
      });
      setOutcome({ key, result: added });
    } catch (error) {
      // Anything else is a load that a later one has canceled.
      if (error instanceof ApiError) setOutcome({ key, result: error });
    }
  }

  // Stable, so that a list that is memoized isn't rendered by every poll.
  const latest = useRef(loadMore);
  useEffect(() => {
    latest.current = loadMore;
  });

  return {
    more: nextPageState(isLoading, result instanceof ApiError, hasMore),
    /** Whether they take so long that the screen must offer to load them again. */
    isNextPageSlow: useIsSlow(isLoading, attempt),
    moreError: result instanceof ApiError ? result : undefined,
    /** How many items the last load has added. */
    added: typeof result === 'number' ? result : 0,
    /** Loads older items, or loads them again if that takes too long. */
    loadMore: useCallback(() => void latest.current(), []),
  };
}
