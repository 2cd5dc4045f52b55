import type { MockEngine } from './engine.ts';
import { fetchInPage } from './fetch-in-page.ts';

/**
 * How the app's calls reach the mock server: through the service worker, so that they are in the
 * browser's network tools, or inside the page.
 */
export type NetworkKind =
  | 'service-worker'
  /** The browser has no service workers, or they are blocked. */
  | 'in-page-unsupported'
  /** The page was reloaded past its worker, which a normal reload brings back. */
  | 'in-page-uncontrolled';

const WORKER_FILE = 'mockServiceWorker.js';

/** How the app's calls are sent. */
export interface MockNetwork {
  readonly kind: NetworkKind;
  readonly fetch: (request: Request) => Promise<Response>;
}

/**
 * Connects the app's calls to the handlers of the world that an engine has opened.
 *
 * @param scope the path of the app, which the worker controls
 */
export async function connectNetwork(
  engine: Pick<MockEngine, 'handlers' | 'subscribe'>,
  scope: string,
): Promise<MockNetwork> {
  const inPage = (kind: NetworkKind): MockNetwork => ({
    kind,
    fetch: (request) => fetchInPage(request, engine.handlers()),
  });
  if (!('serviceWorker' in navigator)) return inPage('in-page-unsupported');
  const workerUrl = new URL(`${scope}${WORKER_FILE}`, window.location.href).href;
  // Another worker can be that of an app on the same origin, or of a preview that was removed.
  const isControlled = () => navigator.serviceWorker.controller?.scriptURL === workerUrl;
  let isReplaced = false;
  // A new version of the worker does not know this page: it would send the calls to the server.
  const watch = (registration: ServiceWorkerRegistration | undefined) =>
    registration?.addEventListener('updatefound', () => (isReplaced = true));
  try {
    const registration = await navigator.serviceWorker.getRegistration(scope);
    // The worker of another app is replaced, so that the next load has its own.
    const isOwn = registration?.active?.scriptURL === workerUrl;
    // A page that was reloaded past its worker stays without it until the next load.
    if (isOwn && !navigator.serviceWorker.controller) return inPage('in-page-uncontrolled');
    if (isOwn) watch(registration);
    // It awaits at its top level. WebKit runs modules that import such a file at the same time before it has ended,
    // without its exports (bug 242740): so it is in a file that nothing else imports.
    const { network } = await import('virtual:msw');
    let handlers = engine.handlers();
    network.configure({ handlers, onUnhandledFrame: 'bypass' });
    await network.enable();
    if (!isOwn) watch(await navigator.serviceWorker.getRegistration(scope));
    engine.subscribe(() => {
      if (handlers === engine.handlers()) return;
      handlers = engine.handlers();
      network.resetHandlers(...handlers);
    });
  } catch {
    return inPage('in-page-unsupported');
  }
  // So does one that begins while the worker unregisters itself, because the page before was its
  // last.
  if (!isControlled()) return inPage('in-page-uncontrolled');
  return {
    kind: 'service-worker',
    fetch: (request) =>
      isReplaced || !isControlled() ? fetchInPage(request, engine.handlers()) : fetch(request),
  };
}
