import {
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';
import type { CallAnswer } from '#src/contract/endpoint.ts';
import type { listOffers } from '#src/contract/offers.ts';
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
  const queries = useQueryClient();
  const options = offersQuery(api, filters);
  const query = useInfiniteQuery({ ...options, placeholderData: keepPreviousData });
  const refresh = useMutation<CallAnswer<typeof listOffers>>({
    mutationFn: () => firstPageOf(api, filters),
    onSuccess: (page) => queries.setQueryData(options.queryKey, { pages: [page], pageParams: [1] }),
  });

  const isGoingBack = useNavigationType() === NavigationType.Pop;
  const isKnown = query.data !== undefined && !query.isPlaceholderData && !query.isFetching;
  const key = JSON.stringify(options.queryKey);
  const arrivedAt = useRef<string>(undefined);
  const { mutate: askAnew } = refresh;
  useEffect(() => {
    if (arrivedAt.current === key) return;
    arrivedAt.current = key;
    if (isKnown && !isGoingBack) askAnew();
  }, [key, isKnown, isGoingBack, askAnew]);

  const { data, fetchNextPage } = query;
  return {
    /** All that is loaded, the same until it changes; undefined before the first page is there. */
    offers: useMemo(() => data && offersOf(data), [data]),
    total: data ? totalOf(data) : 0,
    /** Why there is no list at all, or why it is not up to date. */
    error: refresh.error ?? (query.isFetchNextPageError ? null : query.error),
    /** Why the next page did not come. */
    moreError: query.isFetchNextPageError ? query.error.message : undefined,
    more: moreState(query),
    /** The list still shows what the filters before have left. */
    isOutdated: query.isPlaceholderData,
    isRefreshing: refresh.isPending,
    /** The first page is being asked for again after a failure. */
    isRetrying: query.isFetching && !query.isFetchingNextPage,
    loadMore: useCallback(() => void fetchNextPage(), [fetchNextPage]),
    refresh: () => refresh.mutate(),
    /** Tries again what has failed. */
    retry: () => (refresh.isError ? refresh.mutate() : void query.refetch()),
  };
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
