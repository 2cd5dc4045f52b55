import type { ComponentType } from 'react';
import type { PathName } from '#src/lib/navigation/paths.ts';
import { withServices } from '#src/lib/app/with-services.tsx';
import { lazyPart, type LazyPart } from '#src/ui/lazy-part.tsx';
import { PageFailure } from './PageFailure.tsx';
import { PageLoading } from './PageLoading.tsx';

type Load = () => Promise<ComponentType>;

const loads: Readonly<Record<PathName, Load>> = {
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

/** They make no calls and keep no drafts. */
const PLAIN_SCREENS: readonly string[] = ['home', 'about', 'services', 'payment'];

function lazyScreen(name: string, load: Load): LazyPart<object> {
  return lazyPart(`Screen ${name}`, load, {
    placeholder: <PageLoading />,
    failure: (trouble) => <PageFailure trouble={trouble} />,
  });
}

export const screens = Object.fromEntries(
  Object.entries(loads).map(([name, load]) => [
    name,
    lazyScreen(name, PLAIN_SCREENS.includes(name) ? load : withServices(load)),
  ]),
) as Readonly<Record<PathName, LazyPart<object>>>;

export const NotFound = lazyScreen(
  'notFound',
  async () => (await import('#src/screens/not-found/NotFoundScreen.tsx')).NotFoundScreen,
);
