import { matchRoutes, type RouteObject } from 'react-router-dom';
import type { Core } from '#src/lib/app/core.ts';
import { isGuarded, paths, type PathName } from '#src/lib/navigation/paths.ts';
import type { RouteName } from '#src/lib/navigation/screen.ts';
import type { LazyPart } from '#src/ui/lazy-part.tsx';
import { Layout } from './layout/Layout.tsx';
import { PageLoading } from './PageLoading.tsx';
import { RequireSession } from './RequireSession.tsx';
import { RouteError } from './PageFailure.tsx';

interface RouteHandle {
  /** False if the code fails. */
  readonly preload: (url: URL) => Promise<boolean>;
}

/** What each route shows. */
export type Screens = Readonly<Record<RouteName, LazyPart<object>>>;

const names = Object.keys(paths) as PathName[];

/** The screens that a signed-in viewer is likely to open next: those of the navigation bar. */
const likelyNext: readonly PathName[] = ['dashboard', 'messages', 'offers', 'worker', 'client'];

/**
 * Creates the routes of some screens, in the layout and behind the guards.
 *
 * @param startQueries starts the first query of a screen, and doesn't wait for the answer
 */
export function createRoutes(
  core: Core,
  screens: Screens,
  startQueries: (name: PathName, url: URL) => Promise<void> = () => Promise.resolve(),
): RouteObject[] {
  const { environment } = core;
  let isFirstPage = true;

  /** Loads the code of other screens while the first one is read, unless the user saves data. */
  function preloadLikelyNext(): void {
    if (!isFirstPage) return;
    isFirstPage = false;
    if (!environment.session.current() || environment.savesData()) return;
    environment.whenIdle(() => {
      for (const name of likelyNext) void screens[name].preload(environment);
    });
  }

  function routeOf(
    id: string,
    path: string,
    Screen: LazyPart<object>,
    name?: PathName,
  ): RouteObject {
    async function preload(url: URL): Promise<boolean> {
      // Both before the screen is rendered, which would otherwise send the same call.
      const [isLoaded] = await Promise.all([
        Screen.preload(environment),
        name && environment.session.current() ? startQueries(name, url) : null,
      ]);
      return isLoaded;
    }
    return {
      id,
      path,
      element: <Screen />,
      handle: { preload } satisfies RouteHandle,
      // The page before stays until the screen's code is there.
      loader: async ({ request }) => {
        await preload(new URL(request.url));
        preloadLikelyNext();
        return null;
      },
      // The loader is for opening the page. Changed search parameters are the screen's own matter.
      shouldRevalidate: () => false,
    };
  }

  const routes = (wanted: readonly PathName[]) =>
    wanted.map((name) => routeOf(name, paths[name].pattern, screens[name], name));
  return [
    {
      element: <Layout />,
      errorElement: <RouteError />,
      hydrateFallbackElement: <PageLoading />,
      children: [
        ...routes(names.filter((name) => !isGuarded(name))),
        { element: <RequireSession />, children: routes(names.filter(isGuarded)) },
        routeOf('not-found', '*', screens.notFound),
      ],
    },
  ];
}

/** @returns the id of the route and whether its code has loaded; undefined without a route */
export async function preloadPage(
  routes: RouteObject[],
  url: URL,
  basePath = '/',
): Promise<{ id: string; isLoaded: boolean } | undefined> {
  const route = matchRoutes(routes, url, basePath)?.at(-1)?.route;
  const handle = route?.handle as RouteHandle | undefined;
  if (!route?.id || !handle) return undefined;
  return { id: route.id, isLoaded: await handle.preload(url) };
}
