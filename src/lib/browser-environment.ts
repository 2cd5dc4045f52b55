import type { Clock } from '#src/domain/clock.ts';
import type { Environment } from './environment.ts';
import { createSessionStore } from './session.ts';
import type { KeyValueStorage } from './storage.ts';

/**
 * Creates the environment of the running app over the browser's globals.
 *
 * @param options.apiBaseUrl prefix of `/api`
 * @param options.basePath the path the app is served from, with a trailing slash
 * @param options.clock the machine's, or one ahead of it in a mocked app
 * @param options.storage where the session is persisted
 * @param options.serverChanges notifies about changes by other users; the real server has no such
 *   notifications
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
