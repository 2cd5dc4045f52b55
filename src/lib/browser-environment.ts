import type { Clock } from '#src/domain/clock.ts';
import type { Environment } from './environment.ts';
import { createSessionStore } from './session.ts';
import type { KeyValueStorage } from './storage.ts';

/**
 * The environment of the running app.
 *
 * @param options.apiBaseUrl what stands before `/api`
 * @param options.basePath the path under which the app is served, with a slash at its end
 * @param options.clock the machine's own, but for a mocked app whose time has been moved
 * @param options.storage where the session rests
 * @param options.serverChanges tells of changes by others; a real server tells of none
 */
export function createBrowserEnvironment(options: {
  apiBaseUrl: string;
  basePath: string;
  clock: Clock;
  storage: KeyValueStorage;
  serverChanges?: Environment['serverChanges'];
}): Environment {
  const { storage } = options;
  const address = (path: string) => options.basePath.replace(/\/$/, '') + path;
  return {
    apiBaseUrl: options.apiBaseUrl,
    clock: options.clock,
    storage,
    session: createSessionStore(storage),
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    visibility: {
      isHidden: () => document.hidden,
      subscribe(listener) {
        document.addEventListener('visibilitychange', listener);
        return () => document.removeEventListener('visibilitychange', listener);
      },
    },
    serverChanges: options.serverChanges ?? { subscribe: () => () => {} },
    fetch: (request) => fetch(request),
    confirm: (message) => window.confirm(message),
    navigateFully: (path) => window.location.assign(address(path)),
    openWindow: (path) => void window.open(address(path), '_blank', 'noopener'),
    report: ({ title, details }) => console.error([title, ...details].join('\n  ')),
  };
}
