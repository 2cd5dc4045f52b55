import type { QueryClient } from '@tanstack/react-query';
import { getDashboard, getWorkerDashboard } from '#src/contract/dashboards.ts';
import type { AnyEndpoint, CallInput } from '#src/contract/endpoint.ts';
import { getProfile, listPendingReviews } from '#src/contract/reviews.ts';
import { listCategories } from '#src/contract/tasks.ts';
import { readId } from '#src/domain/primitives.ts';
import { conversationList } from '#src/features/messages/queries.ts';
import { filteredOffers } from '#src/features/offers/queries.ts';
import { filteredReviews } from '#src/features/reviews/queries.ts';
import { reviewTab } from '#src/features/reviews/review-filters.ts';
import { filteredTasks } from '#src/features/tasks/queries.ts';
import type { Api } from '#src/lib/api.ts';
import { fetchListPage, listQuery } from '#src/lib/paged-list.ts';
import { START } from '#src/lib/paging.ts';
import type { PathName } from '#src/lib/paths.ts';
import { callQuery } from '#src/lib/query.ts';
import { fetchRecentPage, recentQuery } from '#src/lib/recent-list.ts';
import type { Services } from '#src/lib/services.ts';
import type { FilteredList } from '#src/lib/use-filtered-list.ts';
import type { PrefetchReason } from '#src/lib/prefetched-calls.ts';

/** Returns the first call of a screen at an address, if any, for a viewer by their user id. */
type FirstCallOf = (api: Api, url: URL, viewer: number) => FirstCall | undefined;

/** The call that a screen starts with. */
interface FirstCall {
  /** Whether a query cache lacks an answer that the screen may be content with. */
  isNeeded(queries: QueryClient): boolean;
  send(): Promise<unknown>;
  /** Puts the answer into a query cache, as the screen's query would. */
  cache(queries: QueryClient): Promise<void>;
}

/** The first call of a screen for which a cached answer is never enough. */
function plainCall<E extends AnyEndpoint>(api: Api, endpoint: E, input: CallInput<E>): FirstCall {
  return {
    isNeeded: () => true,
    send: () => api.call(endpoint, input),
    cache: (queries) => queries.prefetchQuery(callQuery(api, endpoint, input)),
  };
}

/**
 * The first calls of screens, for a signed-in viewer. They start together with the import of the
 * screen, so that the page doesn't wait for one after the other.
 */
const firstCalls: Readonly<Partial<Record<PathName, FirstCallOf>>> = {
  dashboard: (api) => plainCall(api, getDashboard, {}),
  worker: (api) => plainCall(api, getWorkerDashboard, {}),
  client(api) {
    const query = callQuery(api, listCategories, {});
    return {
      // They hardly ever change.
      isNeeded: (queries) => queries.getQueryData(query.queryKey) === undefined,
      send: () => api.call(listCategories, {}),
      cache: (queries) => queries.prefetchQuery(query),
    };
  },
  messages: (api) => ({
    isNeeded: () => true,
    send: () => fetchRecentPage(api, conversationList, 1),
    cache: (queries) => queries.prefetchQuery(recentQuery(api, conversationList)),
  }),
  offers: firstPageOf(filteredOffers),
  reviews(api, url, viewer) {
    const { tab } = reviewTab.read(url.searchParams);
    return firstPageOf(filteredReviews(tab, viewer))(api, url);
  },
  workerTasks: firstPageOf(filteredTasks),
  pendingReviews: (api) => plainCall(api, listPendingReviews, {}),
  user(api, { pathname }) {
    const id = readId(pathname.split('/').at(-1) ?? '');
    return id === null ? undefined : plainCall(api, getProfile, { params: { id } });
  },
};

/** The first page of a list, with the filters of its address. */
function firstPageOf<Values extends object, E extends AnyEndpoint, Item>({
  filters,
  listOf,
}: FilteredList<Values, E, Item>) {
  return (api: Api, { searchParams }: URL): FirstCall => {
    const list = listOf(filters.read(searchParams));
    const query = listQuery(api, list);
    return {
      // Back shows the cached list; any other visit shows it while the screen refreshes it.
      isNeeded: (queries) => queries.getQueryData(query.queryKey) === undefined,
      send: () => fetchListPage(api, list, START),
      cache: (queries) => queries.prefetchInfiniteQuery(query),
    };
  };
}

/**
 * Sends the first call of a screen. Returns a function that puts its answer into the query cache, if it
 * has arrived by then.
 */
export type SendFirstCall = (
  name: PathName,
  url: URL,
  reason: PrefetchReason,
) => () => Promise<void> | undefined;

/** Returns what sends the first calls of an app's screens, for its viewer. */
export function createFirstCalls({ cache, callAhead, environment }: Services): SendFirstCall {
  return (name, url, reason) => {
    const queries = cache.current();
    const session = environment.session.current();
    // A signed-out visitor's call would only be rejected once more.
    const call = session && firstCalls[name]?.(callAhead(reason), url, session.user.id);
    if (!call?.isNeeded(queries)) return () => undefined;
    let isIn = false;
    // The screen shows the failure.
    void call.send().then(
      () => (isIn = true),
      () => {},
    );
    return () => (isIn ? call.cache(queries) : undefined);
  };
}
