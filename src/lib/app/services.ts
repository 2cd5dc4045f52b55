import { createApi, type Api } from '../calls/api.ts';
import type { Core } from './core.ts';
import { createDraftStore, type DraftStore } from '../forms/drafts.ts';
import { createViewerCache, type ViewerCacheStore } from '../session/viewer-cache.ts';

/** What the screens with calls and forms share, in addition to the {@link Core} of their app. */
export interface Services extends Core {
  readonly api: Api;
  readonly cache: ViewerCacheStore;
  readonly drafts: DraftStore;
}

const servicesByCore = new WeakMap<Core, Services>();

/**
 * The services of an app, created when they are first asked for. They live outside React, so that routes can
 * start queries before their screens have loaded.
 */
export function servicesOf(core: Core): Services {
  const services = servicesByCore.get(core) ?? createServices(core);
  servicesByCore.set(core, services);
  return services;
}

function createServices(core: Core): Services {
  const { environment, viewer } = core;
  const cache = createViewerCache(viewer);
  const drafts = createDraftStore(environment);
  core.onDispose(
    environment.serverChanges.subscribe(() => void cache.current().invalidateQueries()),
  );
  core.onDispose(cache.dispose);
  core.onDispose(drafts.dispose);
  return { ...core, api: createApi(environment), cache, drafts };
}
