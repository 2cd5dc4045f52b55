import { RequestHandler, type AnyHandler } from 'msw';
import { setupWorker, type SetupWorker } from 'msw/browser';
import { HttpNetworkFrame } from 'msw/experimental';
import type { MswApi } from 'msw-storybook-addon';
import { API_BASE_PATH } from '#src/contract/endpoint.ts';
import { unhandledRequests } from '#stories/checks/stray-requests.ts';
import { fetchInPage } from '#mocks/engine/fetch-in-page.ts';

const WORKER_URL = `${import.meta.env.BASE_URL}mockServiceWorker.js`;
let started: Promise<SetupWorker> | undefined;

/**
 * Starts msw's worker, once for the page: the setup of msw's addon. Where the browser refuses it, it holds the handlers
 * only, and calls are answered in the page.
 */
export function startWorker(): Promise<SetupWorker> {
  started ??= start();
  return started;
}

async function start(): Promise<SetupWorker> {
  const worker = setupWorker();
  // A page without HTTPS has none, and answers by itself.
  if (!('serviceWorker' in navigator)) return worker;
  try {
    await worker.start({
      quiet: true,
      onUnhandledFrame({ frame }) {
        if (frame instanceof HttpNetworkFrame) noteUnhandled(frame.data.request);
      },
      serviceWorker: { url: WORKER_URL },
    });
  } catch (error) {
    // oxlint-disable-next-line no-console
    console.info('No service worker, so calls are answered in the page:', error);
  }
  return worker;
}

/**
 * Sends a call of a story to the handlers that msw's addon has: through the worker, so that it is in the browser's
 * network tools, or in the page.
 *
 * @param isInPage for test runs: the round trip through the worker takes a fifth of a story's time
 */
export function fetchOfStory(msw: Pick<MswApi, 'listHandlers'>, isInPage: boolean) {
  return (request: Request): Promise<Response> =>
    isInPage || !isControlled() ? answerInPage(request, msw.listHandlers()) : fetch(request);
}

/** Answers a call with handlers of this page. */
export async function answerInPage(
  request: Request,
  handlers: readonly AnyHandler[],
): Promise<Response> {
  const ofRequests = handlers.filter((handler) => handler instanceof RequestHandler);
  return fetchInPage(request, ofRequests, (sent) => {
    noteUnhandled(sent);
    return fetch(sent);
  });
}

/** Whether the page's worker is the one of this Storybook, and not that of an app in a folder above. */
function isControlled(): boolean {
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  return workers?.controller?.scriptURL === new URL(WORKER_URL, window.location.href).href;
}

function noteUnhandled({ method, url }: Request): void {
  const { pathname } = new URL(url);
  if (pathname.includes(`${API_BASE_PATH}/`)) unhandledRequests.push(`${method} ${pathname}`);
}

/** The same response, once its body is there: until then the request counts as in flight. */
export async function withBody(response: Response): Promise<Response> {
  const { status, statusText, headers } = response;
  // The service worker gives a 204 an empty stream, which a new response may not have.
  const isBodiless = response.body === null || status === 204;
  const body = isBodiless ? null : await response.arrayBuffer();
  return new Response(body, { status, statusText, headers });
}
