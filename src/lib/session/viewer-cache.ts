import type { QueryClient } from '@tanstack/react-query';
import { createListeners } from '#src/domain/listeners.ts';
import { forgetLocks } from '../calls/mutation-locks.ts';
import { createQueryClient } from '../calls/query.ts';
import type { ViewerStore } from './viewer.ts';

/** The current viewer's query cache, as a store for `useSyncExternalStore`. */
export interface ViewerCacheStore {
  current(): QueryClient;
  subscribe(listener: () => void): () => void;
  dispose(): void;
}

/**
 * Ties the query cache to the viewer. When they leave, a new client replaces the old one. Calls that are
 * still in flight then write into a client that nobody reads.
 *
 * Signing in keeps the client: the sign-in page stays on the screen until a full navigation. Its
 * queries are reset if someone else was signed in, with the locks of their mutations, and refetched otherwise.
 */
export function createViewerCache(viewer: ViewerStore): ViewerCacheStore {
  const listeners = createListeners();
  let queries = createQueryClient();

  function replace(): void {
    const old = queries;
    queries = createQueryClient();
    void old.cancelQueries();
    old.clear();
    listeners.notify();
  }

  const unsubscribe = viewer.subscribe((change) => {
    switch (change) {
      case 'arrived':
        void queries.invalidateQueries();
        break;
      case 'replaced':
        forgetLocks(queries);
        void queries.resetQueries();
        break;
      case 'left':
        replace();
        break;
      default:
        change satisfies never;
    }
  });

  return {
    current: () => queries,
    subscribe: listeners.subscribe,
    dispose: unsubscribe,
  };
}
