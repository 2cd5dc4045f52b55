import { hashKey, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { AnyEndpoint, CallAnswer } from '#src/contract/endpoint.ts';
import { useApi } from '../app/ServicesProvider.tsx';
import type { ofPage } from '../calls/query.ts';
import { nextPageState } from './paging.ts';
import { loadOlder, recentQuery, type RecentList } from './recent-list.ts';
import { useLoad } from '../calls/use-load.ts';
import { useOwnFetch } from './use-own-fetch.ts';
import { useStable } from './use-stable.ts';

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
  const older = useOwnFetch(['older', key], (signal) => loadOlder(queries, api, list, signal));
  return {
    moreFailure: older.error,
    /** The older items, as `NextPage` in src/ui/LoadMore.tsx describes them. */
    nextPage: {
      more: nextPageState(older.isFetching, older.error !== null, hasMore),
      isMoreSlow: older.isSlow,
      moreError: older.error?.message,
      added: older.result ?? 0,
      onLoadMore: useStable(() => void older.run()),
    },
  };
}
