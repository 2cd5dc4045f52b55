import type { RouteObject } from 'react-router-dom';
import { paths } from '#src/lib/paths.ts';
import { Spinner } from '#src/ui/Spinner.tsx';
import { shellCopy } from './copy.ts';
import { Layout } from './layout/Layout.tsx';
import { RequireSession } from './RequireSession.tsx';
import { RouteError } from './RouteError.tsx';

/** Loads a screen when its route is opened; each has an error boundary of its own. */
function screen(path: string, load: () => Promise<React.ComponentType>): RouteObject {
  return {
    path,
    errorElement: <RouteError />,
    lazy: async () => ({ Component: await load() }),
  };
}

/** A route whose screen is not built yet. */
function upcoming(path: string, name: string): RouteObject {
  return screen(path, async () => {
    const { UpcomingScreen } = await import('#src/screens/upcoming/UpcomingScreen.tsx');
    return () => <UpcomingScreen name={name} />;
  });
}

const notFound = async () =>
  (await import('#src/screens/not-found/NotFoundScreen.tsx')).NotFoundScreen;

const { nav } = shellCopy;

/** Every address of the product (section 2), inside the frame of bar and footer. */
export const routes: RouteObject[] = [
  {
    element: <Layout />,
    errorElement: <RouteError />,
    hydrateFallbackElement: (
      <div className="grid min-h-dvh place-items-center text-brand">
        <Spinner label={shellCopy.loading} className="size-8" />
      </div>
    ),
    children: [
      screen(
        paths.home.pattern,
        async () => (await import('#src/screens/home/HomeScreen.tsx')).HomeScreen,
      ),
      screen(
        paths.auth.pattern,
        async () => (await import('#src/screens/auth/AuthScreen.tsx')).AuthScreen,
      ),
      {
        element: <RequireSession />,
        children: [
          screen(
            paths.dashboard.pattern,
            async () =>
              (await import('#src/screens/dashboard/DashboardScreen.tsx')).DashboardScreen,
          ),
          upcoming(paths.messages.pattern, nav.messages),
          upcoming(paths.worker.pattern, nav.worker),
          upcoming(paths.workerTasks.pattern, 'Available Tasks'),
          upcoming(paths.client.pattern, nav.client),
        ],
      },
      upcoming(paths.about.pattern, nav.about),
      upcoming(paths.services.pattern, 'Services'),
      upcoming(paths.contact.pattern, nav.contact),
      screen(
        paths.offers.pattern,
        async () => (await import('#src/screens/offers/OffersScreen.tsx')).OffersScreen,
      ),
      upcoming(paths.reviews.pattern, 'Reviews'),
      upcoming(paths.pendingReviews.pattern, 'Pending reviews'),
      upcoming(paths.user.pattern, 'The profile'),
      upcoming(paths.payment.pattern, 'Payment'),
      screen('*', notFound),
    ],
  },
];
