import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import { isGuarded, paths, type PathName } from '#src/lib/paths.ts';
import type { Services } from '#src/lib/services.ts';
import { shellCopy } from './copy.ts';
import { Layout } from './layout/Layout.tsx';
import { PageLoading } from './PageLoading.tsx';
import { RequireSession } from './RequireSession.tsx';
import { RouteError } from './RouteError.tsx';

type Load = () => Promise<ComponentType>;

const { nav } = shellCopy;

/** The screen of each path, loaded as a separate chunk when its route opens. */
const screens: Readonly<Record<PathName, Load>> = {
  home: async () => (await import('#src/screens/home/HomeScreen.tsx')).HomeScreen,
  auth: async () => (await import('#src/screens/auth/AuthScreen.tsx')).AuthScreen,
  dashboard: async () =>
    (await import('#src/screens/dashboard/DashboardScreen.tsx')).DashboardScreen,
  about: upcoming(nav.about),
  services: upcoming('Services'),
  contact: upcoming(nav.contact),
  messages: upcoming(nav.messages),
  offers: async () => (await import('#src/screens/offers/OffersScreen.tsx')).OffersScreen,
  reviews: upcoming('Reviews'),
  pendingReviews: upcoming('Pending reviews'),
  user: upcoming('The profile'),
  worker: upcoming(nav.worker),
  workerTasks: upcoming('Available Tasks'),
  client: upcoming(nav.client),
  payment: upcoming('Payment'),
};

const notFound: Load = async () =>
  (await import('#src/screens/not-found/NotFoundScreen.tsx')).NotFoundScreen;

/** A placeholder for a screen that is not built yet. */
function upcoming(name: string): Load {
  return async () => {
    const { UpcomingScreen } = await import('#src/screens/upcoming/UpcomingScreen.tsx');
    return () => <UpcomingScreen name={name} />;
  };
}

/** A route with a lazy screen and its own error boundary. */
function screen(path: string, load: Load): RouteObject {
  return {
    path,
    errorElement: <RouteError />,
    lazy: async () => ({ Component: await load() }),
  };
}

const names = Object.keys(screens) as PathName[];
const routeOf = (name: PathName) => screen(paths[name].pattern, screens[name]);

/** Every route of the product (section 2), inside the layout. */
export function createRoutes(_services: Services): RouteObject[] {
  return [
    {
      element: <Layout />,
      errorElement: <RouteError />,
      hydrateFallbackElement: <PageLoading />,
      children: [
        ...names.filter((name) => !isGuarded(name)).map(routeOf),
        { element: <RequireSession />, children: names.filter(isGuarded).map(routeOf) },
        screen('*', notFound),
      ],
    },
  ];
}
