import { systemClock } from '../time/clock.ts';
import type { Environment } from './environment.ts';
import { createSessionStore } from '../session/session.ts';
import { sharePage } from '../navigation/share-page.ts';
import type { KeyValueStorage } from '../session/storage.ts';

/** What differs by app, in place of what the browser has. */
export interface BrowserEnvironmentOptions
  extends
    Pick<Environment, 'apiBaseUrl' | 'clock' | 'sendsIdempotencyKeys' | 'storage'>,
    Partial<Pick<Environment, 'fetch' | 'navigateFully' | 'serverChanges'>> {
  /** The path the app is served from, with a trailing slash. */
  readonly basePath: string;
  readonly tabStorage: KeyValueStorage;
}

export function createBrowserEnvironment(options: BrowserEnvironmentOptions): Environment {
  const { storage } = options;
  const address = (path: string) => options.basePath.replace(/\/$/, '') + path;
  return {
    apiBaseUrl: options.apiBaseUrl,
    sendsIdempotencyKeys: options.sendsIdempotencyKeys ?? false,
    clock: options.clock,
    storage,
    tabStorage: options.tabStorage,
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
    fetch: options.fetch ?? ((request) => fetch(request)),
    confirm: (message) => window.confirm(message),
    holdPage,
    navigateFully:
      options.navigateFully ??
      ((path) => {
        // Back would restore the page as it was left: locked, with what it was sending.
        window.addEventListener(
          'pageshow',
          ({ persisted }) => persisted && window.location.reload(),
        );
        window.location.assign(address(path));
      }),
    canGoBack,
    sharePage: ({ title, path }) =>
      sharePage(navigator, { title, url: new URL(address(path), window.location.origin).href }),
    reload: () => window.location.reload(),
    reloadOnce: () => reloadOnce(options.tabStorage),
    codeFault: () => undefined,
    whenIdle,
    savesData,
    report: createReporter(),
  };
}

/** What matters little is said once for each page, and only to developers. */
function createReporter(): Environment['report'] {
  const said = new Set<string>();
  return ({ title, details, isMinor }) => {
    const text = [title, ...details].join('\n  ');
    if (!isMinor) console.error(text);
    else if (import.meta.env.DEV && !said.has(text)) {
      said.add(text);
      console.info(text);
    }
  };
}

const RELOADED_KEY = 'reloaded';

/** At most one reload for each version of the app, which the address of its code tells apart. */
function reloadOnce(tabStorage: KeyValueStorage): void {
  const version = import.meta.url;
  if (tabStorage.get(RELOADED_KEY) === version) return;
  tabStorage.set(RELOADED_KEY, version);
  // Without a lasting record of it, the page could be reloaded again and again.
  if (tabStorage.isPersistent(RELOADED_KEY)) window.location.reload();
}

function holdPage(): () => void {
  const ask = (event: BeforeUnloadEvent) => event.preventDefault();
  window.addEventListener('beforeunload', ask);
  return () => window.removeEventListener('beforeunload', ask);
}

/** React Router counts the entries of the app in the state of the browser's history. */
function canGoBack(): boolean {
  const { idx = 0 } = (window.history.state ?? {}) as { readonly idx?: number };
  return idx > 0;
}

/** The part of the Network Information API that is used; Firefox and Safari don't have it. */
interface NavigatorWithConnection {
  readonly connection?: { readonly saveData?: boolean };
}

/** Safari has no idle callbacks. */
const IDLE_FALLBACK_MS = 2_000;

function whenIdle(task: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(task);
  else systemClock.after(IDLE_FALLBACK_MS, task);
}

function savesData(): boolean {
  const { connection }: NavigatorWithConnection = navigator as object;
  return connection?.saveData === true;
}
