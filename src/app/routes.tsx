import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import { getDashboard, getWorkerDashboard } from '#src/contract/dashboards.ts';
import { getProfile, listPendingReviews } from '#src/contract/reviews.ts';
import { listCategories } from '#src/contract/tasks.ts';
import type { AnyEndpoint, CallInput } from '#src/contract/endpoint.ts';
import { readId } from '#src/domain/primitives.ts';
import { conversationList } from '#src/features/messages/queries.ts';
import { filteredOffers } from '#src/features/offers/queries.ts';
import { filteredReviews } from '#src/features/reviews/queries.ts';
import { reviewTab } from '#src/features/reviews/review-filters.ts';
import { filteredTasks } from '#src/features/tasks/queries.ts';
import type { Api } from '#src/lib/api.ts';
import { fetchListPage, listQuery } from '#src/lib/paged-list.ts';
import { START } from '#src/lib/paging.ts';
import { isGuarded, paths, type PathName } from '#src/lib/paths.ts';
import type { PrefetchReason } from '#src/lib/prefetched-calls.ts';
import { callQuery } from '#src/lib/query.ts';
import { fetchRecentPage, recentQuery } from '#src/lib/recent-list.ts';
import type { Services } from '#src/lib/services.ts';
import type { FilteredList } from '#src/lib/use-filtered-list.ts';
import type { LazyCode } from '#src/ui/code-store.ts';
import { createAppCode } from './app-code.ts';
import { Layout } from './layout/Layout.tsx';
import { LazyScreen } from './LazyScreen.tsx';
import { PageLoading } from './PageLoading.tsx';
import type { RouteHandle } from './prefetch.ts';
import { RequireSession } from './RequireSession.tsx';
import { RouteError } from './RouteError.tsx';

type Load = () => Promise<ComponentType>;

/** The screen of each path, loaded as a separate chunk when its route opens. */
const screens: Readonly<Record<PathName, Load>> = {
  home: async () => (await import('#src/screens/home/HomeScreen.tsx')).HomeScreen,
  auth: async () => (await import('#src/screens/auth/AuthScreen.tsx')).AuthScreen,
  dashboard: async () =>
    (await import('#src/screens/dashboard/DashboardScreen.tsx')).DashboardScreen,
  about: async () => (await import('#src/screens/placeholder/AboutScreen.tsx')).AboutScreen,
  services: async () =>
    (await import('#src/screens/placeholder/ServicesScreen.tsx')).ServicesScreen,
  contact: async () => (await import('#src/screens/contact/ContactScreen.tsx')).ContactScreen,
  messages: async () => (await import('#src/screens/messages/MessagesScreen.tsx')).MessagesScreen,
  offers: async () => (await import('#src/screens/offers/OffersScreen.tsx')).OffersScreen,
  reviews: async () => (await import('#src/screens/reviews/ReviewsScreen.tsx')).ReviewsScreen,
  pendingReviews: async () =>
    (await import('#src/screens/pending-reviews/PendingReviewsScreen.tsx')).PendingReviewsScreen,
  user: async () => (await import('#src/screens/user/UserScreen.tsx')).UserScreen,
  worker: async () => (await import('#src/screens/worker/WorkerScreen.tsx')).WorkerScreen,
  workerTasks: async () =>
    (await import('#src/screens/worker-tasks/WorkerTasksScreen.tsx')).WorkerTasksScreen,
  client: async () => (await import('#src/screens/client/ClientScreen.tsx')).ClientScreen,
  payment: async () => (await import('#src/screens/payment/PaymentScreen.tsx')).PaymentScreen,
};

const notFound: Load = async () =>
  (await import('#src/screens/not-found/NotFoundScreen.tsx')).NotFoundScreen;

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

const names = Object.keys(screens) as PathName[];

/** The screens that a signed-in viewer is likely to open next: those of the navigation bar. */
const likelyNext: readonly PathName[] = ['dashboard', 'messages', 'offers', 'worker', 'client'];

/** Every route of the product (section 2), inside the layout. */
export function createRoutes(services: Services): RouteObject[] {
  const { cache, callAhead, environment } = services;
  const store = createAppCode(environment);
  const codes = Object.fromEntries(
    names.map((name) => [name, { name: `Screen ${name}`, load: screens[name] }]),
  ) as Readonly<Record<PathName, LazyCode<ComponentType>>>;
  let isFirstPage = true;

  /** Loads the code of other screens while the first one is read, unless the user saves data. */
  function preloadLikelyNext(): void {
    if (!environment.session.current() || environment.savesData()) return;
    environment.whenIdle(() => {
      for (const name of likelyNext) store.preload(codes[name]);
    });
  }

  /** A route with a screen that loads on demand, and its own error boundary. */
  function screen(
    path: string,
    code: LazyCode<ComponentType>,
    firstCallOf?: FirstCallOf,
  ): RouteObject {
    /** Sends the first call. Returns what puts its answer into the cache, once it is in. */
    function sendFirstCall(url: URL, reason: PrefetchReason): () => Promise<void> | undefined {
      const { queries } = cache.current();
      const session = environment.session.current();
      // A signed-out visitor's call would only be rejected once more.
      const call = session && firstCallOf?.(callAhead(reason), url, session.user.id);
      if (!call?.isNeeded(queries)) return () => undefined;
      let isIn = false;
      // The screen shows the failure.
      void call.send().then(
        () => (isIn = true),
        () => {},
      );
      return () => (isIn ? call.cache(queries) : undefined);
    }

    async function open(url: URL): Promise<void> {
      const isFirst = isFirstPage;
      isFirstPage = false;
      const cacheAnswer = sendFirstCall(url, 'visit');
      await store.load(code);
      // A cached answer saves the screen from rendering a skeleton first. The call that it sends on
      // mount gets the same answer; when the app starts, it would send none with a cached answer.
      if (isFirst) preloadLikelyNext();
      else await cacheAnswer();
    }
    return {
      path,
      element: <LazyScreen code={code} store={store} />,
      errorElement: <RouteError />,
      handle: {
        prefetch(url) {
          sendFirstCall(url, 'guess');
          store.preload(code);
        },
      } satisfies RouteHandle,
      // Not `lazy`: a failure there leaves the route without an element, and the page blank.
      loader: async ({ request }) => {
        await open(new URL(request.url));
        return null;
      },
      // The loader is for opening the page. Changed search parameters are the screen's own matter.
      shouldRevalidate: () => false,
    };
  }

  const routeOf = (name: PathName) => screen(paths[name].pattern, codes[name], firstCalls[name]);
  return [
    {
      element: <Layout />,
      errorElement: <RouteError />,
      hydrateFallbackElement: <PageLoading />,
      children: [
        ...names.filter((name) => !isGuarded(name)).map(routeOf),
        { element: <RequireSession />, children: names.filter(isGuarded).map(routeOf) },
        screen('*', { name: 'Screen not-found', load: notFound }),
      ],
    },
  ];
}
