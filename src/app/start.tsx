import { StrictMode, type ReactNode } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { createBrowserRouter, type RouteObject } from 'react-router-dom';
import { createBrowserEnvironment } from '#src/lib/app/browser-environment.ts';
import { nextPaint, systemClock } from '#src/lib/time/clock.ts';
import type { Config } from '#src/lib/app/config.ts';
import { createCore } from '#src/lib/app/core.ts';
import { createBrowserStorage, type KeyValueStorage } from '#src/lib/session/storage.ts';
// The code of the landing page comes with the first file: a second one would only be another that can be lost.
import '#src/screens/home/HomeScreen.tsx';
import '#src/ui/styles/index.css';
import { App } from './App.tsx';
import type { AppHost, AppSource } from './app-source.ts';
import { SignedInNav } from './layout/NavBar.tsx';
import { preloadPage } from './routes.tsx';
import { createAppRoutes } from './screens.tsx';
import { Shown } from './Shown.tsx';

// By default zod probes `new Function`, which violates a strict content security policy. It reads its
// settings from this global, so they are in place before its code loads.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

const basePath = import.meta.env.BASE_URL;
const page = document.documentElement;

async function start(host: AppHost): Promise<void> {
  // A build-time constant: builds for the real API drop this branch.
  if (import.meta.env.VITE_API_MODE === 'mock') {
    // The mocks would take the connection from what the page shows first.
    await nextPaint();
    const { startWorkbench } = await import('#workbench/start.tsx');
    await startWorkbench({ host, basePath });
    return;
  }
  const config = await readConfig();
  // Says in the console why the server can't be reached.
  const explained = import.meta.env.DEV && (await import('#src/lib/calls/explain-failure.ts'));
  await host.open({
    ...(explained && { fetch: explained.explainingFetch({ origin: window.location.origin }) }),
    apiBaseUrl: config.apiBaseUrl || window.location.origin,
    sendsIdempotencyKeys: config.sendsIdempotencyKeys,
    clock: systemClock,
    storage: createBrowserStorage(),
    tabStorage: createBrowserStorage('sessionStorage'),
  });
  if (import.meta.env.DEV) {
    const { DevelopmentBadge } = await import('./DevelopmentBadge.tsx');
    addToPage(<DevelopmentBadge config={config} />);
  }
}

/**
 * `vite.config.ts` has checked the variables of a build, so the code of the check is left out there.
 *
 * @throws ConfigError in development, for an invalid variable
 */
async function readConfig(): Promise<Omit<Config, 'mode'>> {
  if (import.meta.env.DEV) {
    const config = await import('#src/lib/app/config.ts');
    return config.readConfig(import.meta.env);
  }
  const address: unknown = import.meta.env.VITE_API_BASE_URL;
  return {
    apiBaseUrl: typeof address === 'string' ? address : '',
    sendsIdempotencyKeys: import.meta.env.VITE_IDEMPOTENCY_KEYS === 'on',
  };
}

/** The element may have the HTML of a prerendered page. */
function createHost(element: HTMLElement): AppHost {
  let root: Root | undefined;
  let close = () => {};
  let openings = 0;
  let last: Promise<void> = Promise.resolve();

  function queue(change: () => Promise<void>): Promise<void> {
    const result = last.then(change, change);
    last = result.catch(() => {});
    return result;
  }

  /** A key of its own, so that nothing of the content before survives. */
  function framed(content: ReactNode): ReactNode {
    openings += 1;
    return (
      <StrictMode>
        <Shown key={openings}>{content}</Shown>
      </StrictMode>
    );
  }

  function render(content: ReactNode): void {
    root ??= rootOf(element);
    root.render(framed(content));
  }

  async function open({ window: ownWindow, ...options }: AppSource): Promise<void> {
    close();
    const { storage, stopListening } = listeningUntilClosed(options.storage);
    const environment = createBrowserEnvironment({ ...options, basePath, storage });
    const core = createCore(environment);
    if (environment.session.current()) void SignedInNav.preload(environment);
    const routes = createAppRoutes(core);
    const hydrationData = root ? null : await prepareHydration(element, routes);
    const router = createBrowserRouter(routes, {
      basename: basePath,
      ...(ownWindow ? { window: ownWindow } : {}),
      ...(hydrationData ? { hydrationData } : {}),
    });
    close = () => {
      close = () => {};
      stopListening();
      // The page keeps showing the old app until the next one is rendered, which unmounts it.
      router.dispose();
      core.dispose();
    };
    const app = <App core={core} router={router} />;
    if (!hydrationData) {
      render(app);
      return;
    }
    root = hydrateRoot(element, framed(app), {
      onCaughtError,
      onRecoverableError: (error) =>
        environment.report({
          title: 'The HTML of the page did not match',
          details: [String(error)],
        }),
    });
  }

  return {
    open: (source) => queue(() => open(source)),
    show: (content) =>
      queue(async () => {
        close();
        render(content);
      }),
  };
}

/** An app that is closed no longer follows the changes of other tabs. */
function listeningUntilClosed(storage: KeyValueStorage) {
  const unsubscribers = new Set<() => void>();
  return {
    storage: {
      ...storage,
      subscribe(listener) {
        const unsubscribe = storage.subscribe(listener);
        unsubscribers.add(unsubscribe);
        return () => {
          unsubscribers.delete(unsubscribe);
          unsubscribe();
        };
      },
    } satisfies KeyValueStorage,
    stopListening() {
      for (const unsubscribe of unsubscribers) unsubscribe();
    },
  };
}

/**
 * Loads the screen of a prerendered page, which has to be there when React takes over its HTML. Null where
 * the page starts empty.
 *
 * @throws Error when the screen's code fails to load: the HTML stays as it is
 */
async function prepareHydration(element: HTMLElement, routes: RouteObject[]) {
  // public/boot.js has found out whether the HTML is that of this page and viewer.
  if (element.childElementCount === 0 || page.dataset['render'] === 'client') return null;
  const opened = await preloadPage(routes, new URL(window.location.href), basePath);
  if (opened === undefined) return null;
  if (!opened.isLoaded) throw new Error('The code of the page could not be loaded.');
  return { loaderData: { [opened.id]: null } };
}

// Error boundaries report what they catch to the environment, which logs it.
function onCaughtError() {}

/** An empty root: without the HTML of the page, and without what that has put into the head. */
function rootOf(element: HTMLElement): Root {
  for (const tag of document.head.querySelectorAll('[data-prerendered]')) tag.remove();
  element.replaceChildren();
  return createRoot(element, { onCaughtError });
}

function addToPage(content: ReactNode): void {
  const element = document.createElement('div');
  document.body.append(element);
  createRoot(element).render(<StrictMode>{content}</StrictMode>);
}

const element = document.getElementById('root');
if (!element) throw new Error('The page has no #root element.');
const host = createHost(element);
start(host).catch((error: unknown) => {
  console.error(error);
  // public/boot.js tells it. The developer reads the reason of a wrong configuration in the page.
  const detail = import.meta.env.DEV ? String(error) : undefined;
  window.dispatchEvent(new CustomEvent('startfailure', { detail }));
});
