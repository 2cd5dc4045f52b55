import {
  hashKey,
  keepPreviousData,
  useInfiniteQuery,
  useQueryClient,
  type QueryKey,
} from '@tanstack/react-query';
import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';
import type { AnyEndpoint, CallAnswer } from '#src/contract/endpoint.ts';
import { useApi } from '../app/ServicesProvider.tsx';
import { fetchListPage, listQuery, refreshKeyOf, type PagedList } from './paged-list.ts';
import { countIn, itemsIn, MAX_ATTEMPTS, nextPageState, START, type PageCursor } from './paging.ts';
import { FRESH_MS } from '../calls/query.ts';
import { useIsSlow } from '../calls/use-is-slow.ts';
import { useLoad } from '../calls/use-load.ts';
import { useOwnFetch } from './use-own-fetch.ts';

/**
 * A list that loads page by page. Keeps the previous list while changed filters load, and the loaded
 * pages when the next one fails. A refresh fetches only the first page. Back restores the list as it
 * was; any other navigation shows the cached list and refreshes it.
 */
export function usePagedList<E extends AnyEndpoint, Item>(list: PagedList<E, Item>) {
  const api = useApi();
  const options = listQuery(api, list);
  const query = useInfiniteQuery({ ...options, placeholderData: keepPreviousData });
  const load = useLoad(query, options.queryKey);
  const { refresh, isRefreshing, error: refreshError, isSlow } = useRefresh(list);
  useRefreshOnVisit(options.queryKey, query, refresh);

  const { data, fetchNextPage } = query;
  const { itemsOf, keyOf } = list;
  /** What the last next page added. Valid until the data changes again. */
  const [added, setAdded] = useState<{ data: typeof data; count: number }>();
  const [attempt, setAttempt] = useState(0);
  /** Loads the next page, or loads it again if it takes too long. */
  const loadMore = useCallback(async () => {
    setAttempt((count) => count + 1);
    const result = await fetchNextPage();
    if (!result.isSuccess) return;
    const { pages } = result.data;
    const countOf = (some: typeof pages) => itemsIn(some, { itemsOf, keyOf }).length;
    setAdded({ data: result.data, count: countOf(pages) - countOf(pages.slice(0, -1)) });
  }, [fetchNextPage, itemsOf, keyOf]);

  return {
    ...load,
    error: refreshError ?? (query.isFetchNextPageError ? null : load.error),
    isSlow: load.isSlow || isSlow,
    /** All loaded items, referentially stable; undefined until the first page is loaded. */
    items: useMemo(() => data && itemsIn(data.pages, { itemsOf, keyOf }), [data, itemsOf, keyOf]),
    /** How many loaded items belong to the list, of how many. */
    counts: data
      ? countIn(data.pages, (data.pageParams.at(-1) as PageCursor | undefined) ?? START, {
          ...list,
          // The items of the previous filters don't have to match these.
          ...(query.isPlaceholderData ? { belongs: () => true } : {}),
        })
      : { shown: 0, total: 0 },
    moreFailure: query.isFetchNextPageError ? query.error : null,
    /** The next page, as `NextPage` in src/ui/LoadMore.tsx describes it. */
    nextPage: {
      more: nextPageState(
        // A next page would cancel a refetch of the loaded ones.
        query.isFetchingNextPage || query.isRefetching,
        query.isFetchNextPageError,
        query.hasNextPage,
      ),
      isMoreSlow: useIsSlow(query.isFetchingNextPage, attempt),
      moreError: query.isFetchNextPageError ? query.error.message : undefined,
      added: added && added.data === data ? added.count : 0,
      onLoadMore: useCallback(() => void loadMore(), [loadMore]),
    },
    isOutdated: query.isPlaceholderData,
    isRefreshing,
    /** Whether the list is being fetched, other than a next page. */
    isBusy: load.isBusy || isRefreshing,
    refresh,
    /** Retries whatever failed or takes too long. */
    onRetry: () => (isRefreshing || refreshError ? refresh() : load.onRetry()),
  };
}

/** Refreshes a list that was cached before it is opened, except on Back, or while it is fresh. */
function useRefreshOnVisit(
  queryKey: QueryKey,
  query: { data: unknown; isPlaceholderData: boolean; isFetching: boolean },
  refresh: () => void,
): void {
  const isHistoryNavigation = useNavigationType() === NavigationType.Pop;
  const isCached = query.data !== undefined && !query.isPlaceholderData && !query.isFetching;
  const queries = useQueryClient();
  const key = hashKey(queryKey);
  const visitedKey = useRef<string>(undefined);
  const refetch = useEffectEvent(() => {
    const cached = queries.getQueryCache().find({ queryKey });
    if (cached?.isStaleByTime(FRESH_MS) === true) refresh();
  });
  useEffect(() => {
    if (visitedKey.current === key) return;
    visitedKey.current = key;
    if (isCached && !isHistoryNavigation) refetch();
  }, [key, isCached, isHistoryNavigation]);
}

/** A failed refresh is kept until the next one succeeds, so that it can be retried. */
function useRefresh<E extends AnyEndpoint, Item>(list: PagedList<E, Item>) {
  const api = useApi();
  const queries = useQueryClient();
  const { queryKey } = listQuery(api, list);

  /**
   * Fetches again if the list was updated or invalidated during the request: the response may predate that change.
   */
  async function fetchFresh(signal: AbortSignal, attempt = 1): Promise<CallAnswer<E>> {
    const version = () => {
      const state = queries.getQueryState(queryKey);
      return `${state?.dataUpdateCount} ${state?.isInvalidated}`;
    };
    const before = version();
    const page = await fetchListPage(api, list, START, signal);
    const isFresh = version() === before || attempt === MAX_ATTEMPTS;
    return isFresh ? page : fetchFresh(signal, attempt + 1);
  }

  const { run, isFetching, isSlow, error } = useOwnFetch(refreshKeyOf(queryKey), fetchFresh);

  async function refresh(): Promise<void> {
    const page = await run();
    if (page === undefined) return;
    // A next page in flight would be appended to a first page that it doesn't follow. `exact`, because
    // the key also matches the keys of lists with more filters.
    await queries.cancelQueries({ queryKey, exact: true });
    queries.setQueryData(queryKey, { pages: [page], pageParams: [START] });
  }

  return { refresh: (): void => void refresh(), isRefreshing: isFetching, error, isSlow };
}
