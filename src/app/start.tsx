import { StrictMode, useEffect, useLayoutEffect, type ReactNode } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, type RouteObject } from 'react-router-dom';
import type { MockControl } from '#src/contract/mock-control.ts';
import { createBrowserEnvironment } from '#src/lib/browser-environment.ts';
import { systemClock } from '#src/lib/clock.ts';
import type { Config } from '#src/lib/config.ts';
import { createCore } from '#src/lib/core.ts';
import { createBrowserStorage, type KeyValueStorage } from '#src/lib/storage.ts';
import { codeFor } from '#src/ui/code-context.ts';
import { App } from './App.tsx';
import { createAppParts, type AppParts } from './app-parts.ts';
import { signedInNav } from './layout/NavBar.tsx';
import type { RouteHandle } from './prefetch.ts';
import { createRoutes } from './routes.tsx';

// By default zod probes `new Function`, which violates a strict content security policy. It reads its
// settings from this global, so they are in place before its code loads.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

const basePath = import.meta.env.BASE_URL;
const page = document.documentElement;

async function start(element: HTMLElement): Promise<void> {
  const config = await readConfig();
  let storage: KeyValueStorage = createBrowserStorage();
  let apiBaseUrl = config.apiBaseUrl || window.location.origin;
  const tabStorage = createBrowserStorage('sessionStorage');
  let clock = systemClock;
  let control: MockControl | null = null;

  // A build-time constant: builds for the real API drop this branch.
  if (import.meta.env.VITE_API_MODE === 'mock') {
    apiBaseUrl = window.location.origin + basePath.replace(/\/$/, '');
    const { startMocks } = await import('#mocks/browser.ts');
    const { pathname, search } = window.location;
    const mocks = await startMocks({
      baseUrl: apiBaseUrl,
      path: pathname.slice(basePath.length - 1) + search,
      clock,
      storage,
      tabStorage,
    });
    if (mocks.kind !== 'started') {
      const { BadAddress } = await import('./workbench/BadAddress.tsx');
      rootOf(element).render(
        <Shown>
          <BadAddress start={mocks} />
        </Shown>,
      );
      return;
    }
    ({ control, storage, clock } = mocks);
    if (mocks.openAt !== undefined) {
      window.history.replaceState(null, '', basePath.replace(/\/$/, '') + mocks.openAt);
    }
  }

  const environment = createBrowserEnvironment({
    apiBaseUrl,
    basePath,
    clock,
    storage,
    tabStorage,
    ...(control ? { serverChanges: control } : {}),
  });
  const parts = createAppParts(createCore(environment));
  if (environment.session.current()) parts.code.preload(codeFor(parts.loadPart, signedInNav));
  await showApp(element, parts);

  if (import.meta.env.VITE_API_MODE === 'mock' && control) {
    const { Workbench } = await import('./workbench/Workbench.tsx');
    addToPage(<Workbench control={control} />);
  } else if (import.meta.env.DEV) {
    const { DevelopmentBadge } = await import('./DevelopmentBadge.tsx');
    addToPage(<DevelopmentBadge config={config} />);
  }
}

/**
 * The configuration of the API. `vite.config.ts` has checked that of a build, so the code of the check is
 * left out there.
 *
 * @throws ConfigError in development, for an invalid variable
 */
async function readConfig(): Promise<Pick<Config, 'apiBaseUrl'>> {
  if (import.meta.env.DEV) {
    const config = await import('#src/lib/config.ts');
    return config.readConfig(import.meta.env);
  }
  const address: unknown = import.meta.env.VITE_API_BASE_URL;
  return { apiBaseUrl: typeof address === 'string' ? address : '' };
}

/** Renders the app, or lets it take over the HTML of a prerendered page. */
async function showApp(element: HTMLElement, parts: AppParts): Promise<void> {
  const routes = createRoutes(parts);
  const hydrationData = await prepareHydration(element, routes, parts);
  const router = createBrowserRouter(routes, {
    basename: basePath,
    ...(hydrationData ? { hydrationData } : {}),
  });
  const app = (
    <StrictMode>
      <Shown>
        <App parts={parts} router={router} />
      </Shown>
    </StrictMode>
  );
  if (!hydrationData) {
    rootOf(element).render(app);
    return;
  }
  hydrateRoot(element, app, {
    onCaughtError,
    onRecoverableError: (error) =>
      parts.core.environment.report({
        title: 'The HTML of the page did not match',
        details: [String(error)],
      }),
  });
}

/**
 * Loads the screen of a prerendered page, which has to be there when React takes over its HTML.
 *
 * @returns what the router needs to know about the page; null where it starts with an empty page
 */
async function prepareHydration(element: HTMLElement, routes: RouteObject[], { code }: AppParts) {
  // public/boot.js has found out whether the HTML is that of this page and viewer.
  if (element.childElementCount === 0 || page.dataset['render'] === 'client') return null;
  const route = matchRoutes(routes, window.location, basePath)?.at(-1)?.route;
  const handle = route?.handle as RouteHandle | undefined;
  if (!route?.id || !handle) return null;
  const state = await code.load(handle.code);
  return state.status === 'loaded' ? { loaderData: { [route.id]: null } } : null;
}

/** Tells the styles that the page is the viewer's, so that nothing of it is hidden anymore. */
function Shown({ children }: { children: ReactNode }) {
  useLayoutEffect(() => {
    delete page.dataset['render'];
  }, []);
  // After the effects of the page's parts, which take over what public/boot.js has watched so far.
  useEffect(() => {
    // Only now: a page that hydrates reads the session in its effects, and may be painted before them.
    delete page.dataset['session'];
    delete page.dataset['page'];
    const pressed = document.querySelector<HTMLElement>('[data-pressed]');
    pressed?.removeAttribute('data-pressed');
    // React handles no events while it commits.
    queueMicrotask(() => pressed?.click());
  }, []);
  return children;
}

// Error boundaries report what they catch to the environment, which logs it.
function onCaughtError() {}

/** An empty root: without the HTML of the page, and without what that has put into the head. */
function rootOf(element: HTMLElement): Root {
  for (const tag of document.head.querySelectorAll('[data-prerendered]')) tag.remove();
  element.replaceChildren();
  return createRoot(element, { onCaughtError });
}

/** Renders something beside the app, which is not part of the product. */
function addToPage(content: ReactNode): void {
  const element = document.createElement('div');
  document.body.append(element);
  createRoot(element).render(<StrictMode>{content}</StrictMode>);
}

const element = document.getElementById('root');
if (!element) throw new Error('The page has no #root element.');
start(element).catch(async (error: unknown) => {
  console.error(error);
  const { StartError } = await import('./StartError.tsx');
  rootOf(element).render(
    <Shown>
      <StartError message={error instanceof Error ? error.message : String(error)} />
    </Shown>,
  );
});
