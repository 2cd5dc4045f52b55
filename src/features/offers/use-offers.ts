import {
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { useCallback, useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';
import type { CallAnswer } from '#src/contract/endpoint.ts';
import type { listOffers } from '#src/contract/offers.ts';
import type { ApiError } from '#src/lib/api-error.ts';
import { useApi } from '#src/lib/EnvironmentProvider.tsx';
import type { LoadMoreState } from '#src/ui/LoadMore.tsx';
import type { OfferFilters } from './offer-filters.ts';
import { fetchFirstPage, offersOf, offersQuery, totalOf } from './queries.ts';

/**
 * The paginated list of offers. Keeps the previous list while changed filters load, and the loaded
 * pages when the next one fails. A refresh fetches only the first page. Back restores the list as it
 * was; any other navigation shows the cached list and refreshes it.
 */
export function useOffers(filters: OfferFilters) {
  const api = useApi();
  const options = offersQuery(api, filters);
  const query = useInfiniteQuery({ ...options, placeholderData: keepPreviousData });
  const refresh = useRefresh();

  const isHistoryNavigation = useNavigationType() === NavigationType.Pop;
  const isCached = query.data !== undefined && !query.isPlaceholderData && !query.isFetching;
  const key = JSON.stringify(options.queryKey);
  const visitedKey = useRef<string>(undefined);
  const refetch = useEffectEvent(() => refresh.mutate(filters));
  useEffect(() => {
    if (visitedKey.current === key) return;
    visitedKey.current = key;
    if (isCached && !isHistoryNavigation) refetch();
  }, [key, isCached, isHistoryNavigation]);

  const { data, fetchNextPage } = query;
  // Ignore the state of a refresh that used other filters.
  const isForCurrentFilters =
    refresh.variables !== undefined &&
    JSON.stringify(offersQuery(api, refresh.variables).queryKey) === key;
  const refreshError = isForCurrentFilters ? refresh.error : null;
  return {
    /** All loaded offers, referentially stable; undefined until the first page is loaded. */
    offers: useMemo(() => data && offersOf(data), [data]),
    total: data ? totalOf(data) : 0,
    /** Why the list failed to load or refresh. */
    error: refreshError ?? (query.isFetchNextPageError ? null : query.error),
    /** Why the next page failed to load. */
    moreError: query.isFetchNextPageError ? query.error.message : undefined,
    more: moreState(query),
    /** Whether the list still shows the results of the previous filters. */
    isOutdated: query.isPlaceholderData,
    isRefreshing: isForCurrentFilters && refresh.isPending,
    /** Whether the list is being fetched, other than a next page. */
    isRetrying: query.isFetching && !query.isFetchingNextPage,
    loadMore: useCallback(() => void fetchNextPage(), [fetchNextPage]),
    refresh: () => refresh.mutate(filters),
    /** Retries whatever failed. */
    retry: () => (refreshError ? refresh.mutate(filters) : void query.refetch()),
  };
}

/** Fetches the first page and replaces the list with it. */
function useRefresh() {
  const api = useApi();
  const queries = useQueryClient();

  /** Fetches again if the cache was updated during the request: the response may predate that update. */
  async function fetchFresh(filters: OfferFilters): Promise<CallAnswer<typeof listOffers>> {
    const { queryKey } = offersQuery(api, filters);
    const updateCount = () => queries.getQueryState(queryKey)?.dataUpdateCount;
    const before = updateCount();
    const page = await fetchFirstPage(api, filters);
    return updateCount() === before ? page : fetchFresh(filters);
  }

  return useMutation<CallAnswer<typeof listOffers>, ApiError, OfferFilters>({
    mutationFn: fetchFresh,
    onSuccess: async (page, filters) => {
      const { queryKey } = offersQuery(api, filters);
      // A next page in flight would be appended to a first page that it doesn't follow. `exact`, because
      // the key also matches the keys of lists with more filters.
      await queries.cancelQueries({ queryKey, exact: true });
      queries.setQueryData(queryKey, { pages: [page], pageParams: [1] });
    },
  });
}

function moreState(query: {
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  hasNextPage: boolean;
}): LoadMoreState {
  if (query.isFetchingNextPage) return 'loading';
  if (query.isFetchNextPageError) return 'failed';
  return query.hasNextPage ? 'idle' : 'end';
}
