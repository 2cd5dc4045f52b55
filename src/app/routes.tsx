import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import { isGuarded, paths, type PathName } from '#src/lib/paths.ts';
import type { PrefetchReason } from '#src/lib/prefetched-calls.ts';
import { codeFor, type LazyComponent } from '#src/ui/code-context.ts';
import type { LazyCode } from '#src/ui/code-store.ts';
import type { AppParts } from './app-parts.ts';
import { Layout } from './layout/Layout.tsx';
import { LazyScreen } from './LazyScreen.tsx';
import { PageLoading } from './PageLoading.tsx';
import type { RouteHandle } from './prefetch.ts';
import { RequireSession } from './RequireSession.tsx';
import { RouteError } from './RouteError.tsx';

/** A screen, with the parts of it that wait for the visitor where the page was prerendered. */
type Screen = ComponentType & { readonly lateParts?: readonly LazyComponent<object>[] };

type Load = () => Promise<Screen>;

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

const names = Object.keys(screens) as PathName[];

/** The screens that make no calls. All others load together with the app's data. */
const withoutData: ReadonlySet<PathName> = new Set([
  'home',
  'about',
  'services',
  'contact',
  'payment',
  'auth',
]);

/** The screens that a signed-in viewer is likely to open next: those of the navigation bar. */
const likelyNext: readonly PathName[] = ['dashboard', 'messages', 'offers', 'worker', 'client'];

/** Every route of the product (section 2), inside the layout. */
export function createRoutes({ core, code: store, data, loadPart }: AppParts): RouteObject[] {
  const { environment } = core;
  const codes = Object.fromEntries(
    names.map((name) => {
      const load = screens[name];
      return [
        name,
        {
          name: `Screen ${name}`,
          load: withoutData.has(name) ? load : () => loadPart(load),
        },
      ];
    }),
  ) as Readonly<Record<PathName, LazyCode<Screen>>>;
  let isFirstPage = true;

  /** Loads the code of other screens while the first one is read, unless the user saves data. */
  function preloadLikelyNext(): void {
    if (!environment.session.current() || environment.savesData()) return;
    environment.whenIdle(() => {
      for (const name of likelyNext) store.preload(codes[name]);
    });
  }

  /** Sends the first call of a screen. Returns what puts its answer into the cache, once it is in. */
  function sendFirstCall(
    name: PathName,
    url: URL,
    reason: PrefetchReason,
  ): () => Promise<void> | undefined {
    if (withoutData.has(name) || !environment.session.current()) return () => undefined;
    const loaded = data.loaded();
    if (loaded) return loaded.sendFirstCall(name, url, reason);
    // The first screen with data: its call follows as soon as the code of the calls is there. A failure is
    // that of the screen, which needs the same code.
    void data.load().then(
      ({ sendFirstCall: send }) => send(name, url, reason),
      () => {},
    );
    return () => undefined;
  }

  /** Loads a screen with its late parts: a page that is not prerendered shows them from the start. */
  async function loadScreen(code: LazyCode<Screen>): Promise<void> {
    const state = await store.load(code);
    const parts = state.status === 'loaded' ? (state.value.lateParts ?? []) : [];
    await Promise.all(parts.map((part) => store.load(codeFor(loadPart, part.code))));
  }

  /** A route with a screen that loads on demand, and its own error boundary. */
  function screen(id: string, path: string, code: LazyCode<Screen>, name?: PathName): RouteObject {
    async function open(url: URL): Promise<void> {
      const isFirst = isFirstPage;
      isFirstPage = false;
      const cacheAnswer = name && sendFirstCall(name, url, 'visit');
      await loadScreen(code);
      // A cached answer saves the screen from rendering a skeleton first. The call that it sends on
      // mount gets the same answer; when the app starts, it would send none with a cached answer.
      if (isFirst) preloadLikelyNext();
      else await cacheAnswer?.();
    }
    return {
      id,
      path,
      element: <LazyScreen code={code} store={store} />,
      errorElement: <RouteError />,
      handle: {
        code,
        prefetch(url) {
          if (name) sendFirstCall(name, url, 'guess');
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

  const routeOf = (name: PathName) => screen(name, paths[name].pattern, codes[name], name);
  return [
    {
      element: <Layout />,
      errorElement: <RouteError />,
      hydrateFallbackElement: <PageLoading />,
      children: [
        ...names.filter((name) => !isGuarded(name)).map(routeOf),
        { element: <RequireSession />, children: names.filter(isGuarded).map(routeOf) },
        screen('not-found', '*', { name: 'Screen not-found', load: notFound }),
      ],
    },
  ];
}
