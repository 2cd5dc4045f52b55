import { createMemoryRouter, NavigationType, type RouteObject } from 'react-router-dom';
import type { AppRouter } from '#src/app/App.tsx';
import { createCore, type Core } from '#src/lib/app/core.ts';
import type { Environment } from '#src/lib/app/environment.ts';
import { servicesOf, type Services } from '#src/lib/app/services.ts';

/** One load of the app; a full navigation starts the next. */
export interface Visit {
  readonly serial: number;
  readonly core: Core;
  readonly services: Services;
  readonly router: AppRouter;
  /** Whether there is a page of the app before the current one. */
  readonly canGoBack: () => boolean;
  /** Ends it. */
  leave(): void;
}

/**
 * Loads the app at a path.
 *
 * @param options.stage the serial number of its stage
 * @param options.onRoute called whenever the route changes
 */
export function openVisit(
  serial: number,
  path: string,
  options: {
    readonly stage: number;
    readonly environment: Environment;
    readonly routes: (core: Core) => RouteObject[];
    readonly onRoute: () => void;
  },
): Visit {
  const core = createCore(options.environment);
  const { pathname, search, hash } = new URL(`http://stage${path}`);
  // The router remembers scroll positions by key, for all stages of a page: a shared key would open
  // a story where the one before it was left.
  const key = `${options.stage} ${serial}`;
  const router = createMemoryRouter(options.routes(core), {
    initialEntries: [{ pathname, search, hash, key }],
  });
  router.subscribe(options.onRoute);
  return {
    serial,
    core,
    services: servicesOf(core),
    router,
    canGoBack: watchHistory(router),
    leave() {
      router.dispose();
      core.dispose();
    },
  };
}

/** Follows a memory router, which doesn't tell its position. Returns whether there is an entry before the current one. */
function watchHistory(router: AppRouter): () => boolean {
  let keys = [router.state.location.key];
  let position = 0;
  router.subscribe(({ location: { key }, historyAction }) => {
    if (key === keys[position]) return;
    if (historyAction === NavigationType.Pop) {
      position = Math.max(0, keys.indexOf(key));
      return;
    }
    if (historyAction === NavigationType.Push) position += 1;
    keys = [...keys.slice(0, position), key];
  });
  return () => position > 0;
}
