import type { QueryClient } from '@tanstack/react-query';
import { createQueryClient } from './query.ts';
import type { SessionStore } from './session.ts';

/** The query cache of one viewer. */
export interface ViewerCache {
  readonly queries: QueryClient;
  /** Counts the viewers who have left since the app started. */
  readonly epoch: number;
}

/** The current viewer's cache, as a store for `useSyncExternalStore`. */
export interface ViewerCacheStore {
  /** The same object until the viewer leaves. */
  current(): ViewerCache;
  subscribe(listener: () => void): () => void;
  /** Stops following the session. */
  dispose(): void;
}

/**
 * Ties the query cache to the session. When the viewer leaves (they sign out here or in another tab,
 * their token is rejected, or another tab signs in someone else), a new client replaces the old one.
 * Calls that are still in flight then write into a client that nobody reads.
 *
 * Signing in keeps the client: the sign-in page stays on the screen until a full navigation. Its
 * queries are reset if someone else was signed in, and refetched otherwise.
 */
export function createViewerCache(session: SessionStore): ViewerCacheStore {
  const listeners = new Set<() => void>();
  let viewer = session.current()?.user.id;
  let cache: ViewerCache = { queries: createQueryClient(), epoch: 0 };

  function replace(): void {
    const { queries, epoch } = cache;
    cache = { queries: createQueryClient(), epoch: epoch + 1 };
    void queries.cancelQueries();
    queries.clear();
    for (const listener of listeners) listener();
  }

  const unsubscribe = session.subscribe((origin) => {
    const before = viewer;
    viewer = session.current()?.user.id;
    if (viewer === before) return;
    if (before === undefined) void cache.queries.invalidateQueries();
    else if (viewer !== undefined && origin === 'here') void cache.queries.resetQueries();
    else replace();
  });

  return {
    current: () => cache,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    dispose: unsubscribe,
  };
}
