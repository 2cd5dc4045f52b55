import { createApi, type Api } from './api.ts';
import type { Core } from './core.ts';
import { createDraftStore, type DraftStore } from './drafts.ts';
import { createCallPrefetcher, type CallPrefetcher } from './prefetched-calls.ts';
import { createViewerCache, type ViewerCacheStore } from './viewer-cache.ts';

/** What the screens with calls and forms share, in addition to the {@link Core} of their app. */
export interface Services extends Core {
  readonly api: Api;
  /** Sends calls ahead of the screen that needs them. */
  readonly callAhead: CallPrefetcher['ahead'];
  readonly cache: ViewerCacheStore;
  readonly drafts: DraftStore;
  /** Stops following the session, here and in the core. */
  dispose(): void;
}

/**
 * Creates the services of an app. They live outside React, so that routes can start queries before their
 * screens have loaded.
 */
export function createServices(core: Core): Services {
  const { environment, viewer } = core;
  const cache = createViewerCache(viewer);
  const drafts = createDraftStore(environment);
  const prefetcher = createCallPrefetcher(createApi(environment), environment);
  const unsubscribe = environment.serverChanges.subscribe(
    () => void cache.current().invalidateQueries(),
  );
  return {
    ...core,
    api: prefetcher.api,
    callAhead: prefetcher.ahead,
    cache,
    drafts,
    dispose() {
      unsubscribe();
      cache.dispose();
      drafts.dispose();
      prefetcher.dispose();
      core.dispose();
    },
  };
}
