import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, matchRoutes } from 'react-router-dom';
import { systemClock } from '#src/lib/clock.ts';
import { createCore } from '#src/lib/core.ts';
import type { Environment } from '#src/lib/environment.ts';
import { createSessionStore } from '#src/lib/session.ts';
import { createMemoryStorage } from '#src/lib/storage.ts';
import { App } from './App.tsx';
import { createAppParts } from './app-parts.ts';
import type { RouteHandle } from './prefetch.ts';
import { createRoutes } from './routes.tsx';

/** The HTML of one page. */
export interface PrerenderedPage {
  /** What React puts into the head: title, description and the like. */
  readonly head: string;
  readonly body: string;
}

/** What React writes in the place of a part that it could not render. */
const UNFINISHED = '<!--$!-->';

/** Parts of a page that load others: more rounds than any page needs. */
const MAX_ROUNDS = 10;

/**
 * Renders a public page as a signed-out visitor sees it. Runs in Node, when the app is built.
 *
 * @param path the path in the app, such as `/contact`
 * @param basePath the path that the app is served from, with a trailing slash
 * @throws Error when the path has no page, code fails to load, or a part cannot be rendered
 */
export async function prerender(path: string, basePath: string): Promise<PrerenderedPage> {
  let loads: Promise<unknown>[] = [];
  const environment = createStaticEnvironment((load) => loads.push(load));
  const parts = createAppParts(createCore(environment));
  const routes = createRoutes(parts);
  const address = basePath.replace(/\/$/, '') + path;
  const route = matchRoutes(routes, address, basePath)?.at(-1)?.route;
  const handle = route?.handle as RouteHandle | undefined;
  if (!route?.id || !handle) throw new Error(`No page has the path ${path}.`);
  await parts.code.load(handle.code);

  const router = createMemoryRouter(routes, {
    basename: basePath,
    initialEntries: [address],
    hydrationData: { loaderData: { [route.id]: null } },
  });
  try {
    for (let round = 0; round < MAX_ROUNDS; round += 1) {
      loads = [];
      const html = renderToString(
        <StrictMode>
          <App parts={parts} router={router} />
        </StrictMode>,
      );
      if (loads.length === 0) {
        // React leaves out a late part that throws, and only marks its place.
        if (html.includes(UNFINISHED)) throw new Error(`A part of ${path} cannot be rendered.`);
        return separateHead(html);
      }
      await Promise.all(loads);
    }
    throw new Error(`The page ${path} keeps loading more code.`);
  } finally {
    router.dispose();
    parts.core.dispose();
  }
}

/** React writes what belongs into the head before the first element of the page. */
function separateHead(html: string): PrerenderedPage {
  const head = /^(?:<title>.*?<\/title>|<(?:meta|link)\b[^>]*>)*/s.exec(html)?.[0] ?? '';
  return { head, body: html.slice(head.length) };
}

/** An environment without a browser, a session and a server. */
function createStaticEnvironment(onLoad: (load: Promise<unknown>) => void): Environment {
  const storage = createMemoryStorage();
  const nothing = () => {};
  const unavailable = (what: string) => (): never => {
    throw new Error(`A page that is rendered at build time can't ${what}.`);
  };
  return {
    apiBaseUrl: '',
    clock: systemClock,
    storage,
    session: createSessionStore(storage),
    timeZone: 'UTC',
    visibility: { isHidden: () => false, subscribe: () => nothing },
    serverChanges: { subscribe: () => nothing },
    fetch: unavailable('send requests'),
    confirm: unavailable('ask questions'),
    navigateFully: unavailable('navigate'),
    holdPage: () => nothing,
    canGoBack: () => false,
    sharePage: unavailable('share anything'),
    reload: unavailable('reload'),
    isOutdated: () => Promise.resolve(false),
    loadCode(_name, load) {
      const loading = load();
      onLoad(loading);
      return loading;
    },
    whenIdle: nothing,
    savesData: () => false,
    report({ title, details }) {
      throw new Error([title, ...details].join('\n'));
    },
  };
}
