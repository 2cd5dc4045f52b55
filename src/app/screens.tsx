import type { ComponentType } from 'react';
import type { PathName } from '#src/lib/navigation/paths.ts';
import { withServices } from '#src/lib/app/with-services.tsx';
import { lazyPart, type LazyPart } from '#src/ui/lazy-part.tsx';
import { PageFailure } from './PageFailure.tsx';
import { PageLoading } from './PageLoading.tsx';

type Load = () => Promise<ComponentType>;

const screen = (name: string, load: Load): LazyPart<object> =>
  lazyPart(`Screen ${name}`, load, {
    placeholder: <PageLoading />,
    failure: (trouble) => <PageFailure trouble={trouble} />,
  });

/** A screen that makes calls or keeps drafts. */
const served = (name: string, load: Load) => screen(name, withServices(load));

/** The screen of each path, loaded when its route opens. */
export const screens: Readonly<Record<PathName, LazyPart<object>>> = {
  home: screen('home', async () => (await import('#src/screens/home/HomeScreen.tsx')).HomeScreen),
  about: screen(
    'about',
    async () => (await import('#src/screens/placeholder/AboutScreen.tsx')).AboutScreen,
  ),
  services: screen(
    'services',
    async () => (await import('#src/screens/placeholder/ServicesScreen.tsx')).ServicesScreen,
  ),
  payment: screen(
    'payment',
    async () => (await import('#src/screens/payment/PaymentScreen.tsx')).PaymentScreen,
  ),
  auth: served('auth', async () => (await import('#src/screens/auth/AuthScreen.tsx')).AuthScreen),
  contact: served(
    'contact',
    async () => (await import('#src/screens/contact/ContactScreen.tsx')).ContactScreen,
  ),
  dashboard: served(
    'dashboard',
    async () => (await import('#src/screens/dashboard/DashboardScreen.tsx')).DashboardScreen,
  ),
  messages: served(
    'messages',
    async () => (await import('#src/screens/messages/MessagesScreen.tsx')).MessagesScreen,
  ),
  offers: served(
    'offers',
    async () => (await import('#src/screens/offers/OffersScreen.tsx')).OffersScreen,
  ),
  reviews: served(
    'reviews',
    async () => (await import('#src/screens/reviews/ReviewsScreen.tsx')).ReviewsScreen,
  ),
  pendingReviews: served(
    'pendingReviews',
    async () =>
      (await import('#src/screens/pending-reviews/PendingReviewsScreen.tsx')).PendingReviewsScreen,
  ),
  user: served('user', async () => (await import('#src/screens/user/UserScreen.tsx')).UserScreen),
  worker: served(
    'worker',
    async () => (await import('#src/screens/worker/WorkerScreen.tsx')).WorkerScreen,
  ),
  workerTasks: served(
    'workerTasks',
    async () => (await import('#src/screens/worker-tasks/WorkerTasksScreen.tsx')).WorkerTasksScreen,
  ),
  client: served(
    'client',
    async () => (await import('#src/screens/client/ClientScreen.tsx')).ClientScreen,
  ),
};

/** The screen of any other path. */
export const NotFound = screen(
  'not-found',
  async () => (await import('#src/screens/not-found/NotFoundScreen.tsx')).NotFoundScreen,
);
