import { createApi, type Api } from './api.ts';
import { createDraftStore, type DraftStore } from './drafts.ts';
import type { Environment } from './environment.ts';
import { createCallPrefetcher, type CallPrefetcher } from './prefetched-calls.ts';
import { createNoticeStore, type NoticeStore } from './notices.ts';
import { createViewerCache, type ViewerCacheStore } from './viewer-cache.ts';

/** What the routes and components of one app share. */
export interface Services {
  readonly environment: Environment;
  readonly api: Api;
  /** Sends calls ahead of the screen that needs them. */
  readonly callAhead: CallPrefetcher['ahead'];
  readonly cache: ViewerCacheStore;
  readonly drafts: DraftStore;
  readonly notices: NoticeStore;
  /** Stops following the session. Call it when the app is unmounted for good. */
  dispose(): void;
}

/**
 * Creates the services of an app over its environment. They live outside React, so that routes can
 * start queries before their screens have loaded.
 */
export function createServices(environment: Environment): Services {
  const notices = createNoticeStore(environment.clock);
  // Created first: the old viewer's data is gone before any component hears of the change.
  const cache = createViewerCache(environment.session);
  const drafts = createDraftStore(environment);
  const prefetcher = createCallPrefetcher(createApi(environment), environment);
  const unsubscribe = cache.subscribe(() => notices.clear());
  return {
    environment,
    api: prefetcher.api,
    callAhead: prefetcher.ahead,
    cache,
    drafts,
    notices,
    dispose() {
      unsubscribe();
      cache.dispose();
      drafts.dispose();
      prefetcher.dispose();
    },
  };
}
