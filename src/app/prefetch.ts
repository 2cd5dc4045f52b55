import type { ComponentType } from 'react';
import { matchRoutes, type RouteObject } from 'react-router-dom';
import type { LazyCode } from '#src/ui/code-store.ts';

/** What a route's `handle` offers. */
export interface RouteHandle {
  /** The code of the route's screen. */
  readonly code: LazyCode<ComponentType>;
  /** Loads the code of the route's screen, and its first calls if the viewer may see it. */
  readonly prefetch: (url: URL) => void;
}

/** Returns a function that starts to load the page of a path, if a route of the app matches it. */
export function createPrefetch(routes: RouteObject[]): (path: string) => void {
  return (path) => {
    const url = new URL(path, 'http://app');
    for (const { route } of matchRoutes(routes, url.pathname) ?? []) {
      const handle = route.handle as RouteHandle | undefined;
      handle?.prefetch(url);
    }
  };
}
