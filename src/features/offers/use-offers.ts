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
import { firstPageOf, offersOf, offersQuery, totalOf } from './queries.ts';

/**
 * The list of offers, page by page. While other filters are being loaded the old list stays; a
 * refresh asks for the first page only, and a page that fails takes nothing away. The way back finds
 * the list as it was left; every other way to it shows what is known and asks anew.
 */
export function useOffers(filters: OfferFilters) {
  const api = useApi();
  const options = offersQuery(api, filters);
  const query = useInfiniteQuery({ ...options, placeholderData: keepPreviousData });
  const refresh = useRefresh();

  const isGoingBack = useNavigationType() === NavigationType.Pop;
  const isKnown = query.data !== undefined && !query.isPlaceholderData && !query.isFetching;
  const key = JSON.stringify(options.queryKey);
  const arrivedAt = useRef<string>(undefined);
  const refetch = useEffectEvent(() => refresh.mutate(filters));
  useEffect(() => {
    if (arrivedAt.current === key) return;
    arrivedAt.current = key;
    if (isKnown && !isGoingBack) refetch();
  }, [key, isKnown, isGoingBack]);

  const { data, fetchNextPage } = query;
  // A refresh under other filters says nothing about these.
  const isOfThese =
    refresh.variables !== undefined &&
    JSON.stringify(offersQuery(api, refresh.variables).queryKey) === key;
  const refreshError = isOfThese ? refresh.error : null;
  return {
    /** All that is loaded, the same until it changes; undefined before the first page is there. */
    offers: useMemo(() => data && offersOf(data), [data]),
    total: data ? totalOf(data) : 0,
    /** Why there is no list at all, or why it is not up to date. */
    error: refreshError ?? (query.isFetchNextPageError ? null : query.error),
    /** Why the next page did not come. */
    moreError: query.isFetchNextPageError ? query.error.message : undefined,
    more: moreState(query),
    /** The list still shows what the filters before have left. */
    isOutdated: query.isPlaceholderData,
    isRefreshing: isOfThese && refresh.isPending,
    /** The first page is being asked for again after a failure. */
    isRetrying: query.isFetching && !query.isFetchingNextPage,
    loadMore: useCallback(() => void fetchNextPage(), [fetchNextPage]),
    refresh: () => refresh.mutate(filters),
    /** Tries again what has failed. */
    retry: () => (refreshError ? refresh.mutate(filters) : void query.refetch()),
  };
}

/** Asks for the first page as it is now; then the list begins anew with it. */
function useRefresh() {
  const api = useApi();
  const queries = useQueryClient();

  /** An answer may be older than what has changed meanwhile, such as an offer that was moved. */
  async function askFirst(filters: OfferFilters): Promise<CallAnswer<typeof listOffers>> {
    const { queryKey } = offersQuery(api, filters);
    const changes = () => queries.getQueryState(queryKey)?.dataUpdateCount;
    const before = changes();
    const page = await firstPageOf(api, filters);
    return changes() === before ? page : askFirst(filters);
  }

  return useMutation<CallAnswer<typeof listOffers>, ApiError, OfferFilters>({
    mutationFn: askFirst,
    onSuccess: async (page, filters) => {
      const { queryKey } = offersQuery(api, filters);
      // A next page on its way would come after what it does not follow any more. Of this list alone:
      // its key is a part of those that filter more.
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
