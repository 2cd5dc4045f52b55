import type { ComponentType } from 'react';
import type { PathName } from '#src/lib/navigation/paths.ts';
import { withServices } from '#src/lib/app/with-services.tsx';
import { lazyPart, type LazyPart } from '#src/ui/lazy-part.tsx';
import { PageFailure } from './PageFailure.tsx';
import { PageLoading } from './PageLoading.tsx';

type Load = () => Promise<ComponentType>;

/** A screen that makes no calls and keeps no drafts. */
function plainScreen(name: string, load: Load): LazyPart<object> {
  return lazyPart(`Screen ${name}`, load, {
    placeholder: <PageLoading />,
    failure: (trouble) => <PageFailure trouble={trouble} />,
  });
}

const screen = (name: string, load: Load) => plainScreen(name, withServices(load));

export const screens: Readonly<Record<PathName, LazyPart<object>>> = {
  home: plainScreen(
    'home',
    async () => (await import('#src/screens/home/HomeScreen.tsx')).HomeScreen,
  ),
  auth: screen('auth', async () => (await import('#src/screens/auth/AuthScreen.tsx')).AuthScreen),
  dashboard: screen(
    'dashboard',
    async () => (await import('#src/screens/dashboard/DashboardScreen.tsx')).DashboardScreen,
  ),
  about: plainScreen(
    'about',
    async () => (await import('#src/screens/placeholder/AboutScreen.tsx')).AboutScreen,
  ),
  services: plainScreen(
    'services',
    async () => (await import('#src/screens/placeholder/ServicesScreen.tsx')).ServicesScreen,
  ),
  contact: screen(
    'contact',
    async () => (await import('#src/screens/contact/ContactScreen.tsx')).ContactScreen,
  ),
  messages: screen(
    'messages',
    async () => (await import('#src/screens/messages/MessagesScreen.tsx')).MessagesScreen,
  ),
  offers: screen(
    'offers',
    async () => (await import('#src/screens/offers/OffersScreen.tsx')).OffersScreen,
  ),
  reviews: screen(
    'reviews',
    async () => (await import('#src/screens/reviews/ReviewsScreen.tsx')).ReviewsScreen,
  ),
  pendingReviews: screen(
    'pendingReviews',
    async () =>
      (await import('#src/screens/pending-reviews/PendingReviewsScreen.tsx')).PendingReviewsScreen,
  ),
  user: screen('user', async () => (await import('#src/screens/user/UserScreen.tsx')).UserScreen),
  worker: screen(
    'worker',
    async () => (await import('#src/screens/worker/WorkerScreen.tsx')).WorkerScreen,
  ),
  workerTasks: screen(
    'workerTasks',
    async () => (await import('#src/screens/worker-tasks/WorkerTasksScreen.tsx')).WorkerTasksScreen,
  ),
  client: screen(
    'client',
    async () => (await import('#src/screens/client/ClientScreen.tsx')).ClientScreen,
  ),
  payment: plainScreen(
    'payment',
    async () => (await import('#src/screens/payment/PaymentScreen.tsx')).PaymentScreen,
  ),
};

export const NotFound = plainScreen(
  'notFound',
  async () => (await import('#src/screens/not-found/NotFoundScreen.tsx')).NotFoundScreen,
);
