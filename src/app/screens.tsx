import type { Core } from '#src/lib/app/core.ts';
import type { RouteName, Screen } from '#src/lib/navigation/screen.ts';
import type { RouteObject } from 'react-router-dom';
import { lazyScreen } from './lazy-screen.tsx';
import { createRoutes, type Screens } from './routes.tsx';

type Loads = { readonly [Name in RouteName]: () => Promise<Screen<Name>> };

const loads: Loads = {
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
  notFound: async () => (await import('#src/screens/not-found/NotFoundScreen.tsx')).NotFoundScreen,
};

/** All screens, whose code loads on demand. */
const screens = Object.fromEntries(
  (Object.keys(loads) as RouteName[]).map((name) => [name, lazyScreen(name, loads[name])]),
) as Screens;

/** The routes of the whole product. */
export function createAppRoutes(core: Core): RouteObject[] {
  let isDisposed = false;
  core.onDispose(() => (isDisposed = true));
  return createRoutes(core, screens, async (name, url) => {
    try {
      const { prefetchPage } = await import('./page-queries.ts');
      if (!isDisposed) prefetchPage(core, name, url);
    } catch {
      // The screen needs the same code, and tells that it is missing.
    }
  });
}
