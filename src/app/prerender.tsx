import { StrictMode } from 'react';
import { prerender as renderStatic } from 'react-dom/static';
import { createMemoryRouter } from 'react-router-dom';
import { systemClock } from '#src/lib/time/clock.ts';
import { createCore } from '#src/lib/app/core.ts';
import type { Environment } from '#src/lib/app/environment.ts';
import { createSessionStore } from '#src/lib/session/session.ts';
import { createMemoryStorage } from '#src/lib/session/storage.ts';
import { App } from './App.tsx';
import { preloadPage } from './routes.tsx';
import { createAppRoutes } from './screens.tsx';

export interface PrerenderedPage {
  readonly head: string;
  readonly body: string;
}

/** A public page for a signed-out visitor, at build time. @throws Error when there is none, or a part of it fails */
export async function prerender(path: string, basePath: string): Promise<PrerenderedPage> {
  const core = createCore(createStaticEnvironment());
  const routes = createAppRoutes(core);
  const address = basePath.replace(/\/$/, '') + path;
  const opened = await preloadPage(routes, new URL(address, 'http://app'), basePath);
  if (!opened?.isLoaded)
    throw new Error(`No page has the path ${path}, or its code fails to load.`);
  const router = createMemoryRouter(routes, {
    basename: basePath,
    initialEntries: [address],
    hydrationData: { loaderData: { [opened.id]: null } },
  });
  const errors: unknown[] = [];
  const { prelude } = await renderStatic(
    <StrictMode>
      <App core={core} router={router} />
    </StrictMode>,
    // Without a limit, React moves parts of a long page into a script, which a strict policy refuses.
    { progressiveChunkSize: Infinity, onError: (error) => void errors.push(error) },
  );
  const html = await new Response(prelude).text();
  router.dispose();
  core.dispose();
  if (errors.length > 0) throw new AggregateError(errors, `A part of ${path} cannot be rendered.`);
  return separateHead(html);
}

/** React writes what belongs into the head before the first element of the page. */
function separateHead(html: string): PrerenderedPage {
  const head = /^(?:<title>.*?<\/title>|<(?:meta|link)\b[^>]*>)*/s.exec(html)?.[0] ?? '';
  return { head, body: html.slice(head.length) };
}

function createStaticEnvironment(): Environment {
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
    reloadOnce: unavailable('reload'),
    codeFault: () => undefined,
    whenIdle: nothing,
    savesData: () => false,
    report({ title, details }) {
      throw new Error([title, ...details].join('\n'));
    },
  };
}
