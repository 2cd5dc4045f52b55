import { http, HttpResponse } from 'msw';
import { setupWorker, type SetupWorker } from 'msw/browser';
import { API_BASE_PATH } from '#src/contract/endpoint.ts';
import { fetchInPage } from '#mocks/engine/fetch-in-page.ts';
import type { MockServer } from '#mocks/server/mock-server.ts';
import type { Overrides } from './overrides.ts';

/** What answers the requests of one stage: its overrides first, then its world. */
interface World {
  readonly server: MockServer;
  readonly overrides: Overrides;
}

/**
 * The service worker is one for the page, the worlds are many: each stage's server answers below a
 * base address of its own, so that two stories on one page never meet.
 */
const worlds = new Map<string, World>();
let lastWorld = 0;
let started: Promise<SetupWorker> | undefined;

/** Undefined outside of a browser, and in pages that have no service workers. */
const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;

/** Requests to no stage at all, as `METHOD path`, since the current story began. */
export const unmatchedRequests: string[] = [];

/** Names a request on its way through the worker. */
const REQUEST_HEADER = 'X-Stage-Request';
/** The signals of requests that no server has received yet. */
const signals = new Map<string, AbortSignal>();
let lastRequest = 0;

/**
 * Fetches through the worker, which does not tell a server that a request was aborted: the signal
 * waits here until the server receives the request. A page without its worker, such as one that was
 * reloaded past it, answers by itself.
 */
export function fetchThroughWorker(request: Request): Promise<Response> {
  if (!workers?.controller) return answerInPage(request);
  lastRequest += 1;
  const id = String(lastRequest);
  const headers = new Headers(request.headers);
  headers.set(REQUEST_HEADER, id);
  signals.set(id, request.signal);
  return fetch(new Request(request, { headers }));
}

/** Answers without a worker, whose round trip takes a fifth of a story's time. */
export function answerInPage(request: Request): Promise<Response> {
  return fetchInPage(request, `${window.location.origin}/world-`, answer);
}

/** The request with the signal of the page that sent it. */
function withSignal(request: Request): Request {
  const id = request.headers.get(REQUEST_HEADER) ?? '';
  const signal = signals.get(id);
  signals.delete(id);
  return signal ? new Request(request, { signal }) : request;
}

async function answer(received: Request): Promise<Response> {
  const request = withSignal(received);
  for (const [baseUrl, { server, overrides }] of worlds) {
    if (!request.url.startsWith(`${baseUrl}/`)) continue;
    return (await overrides.answer(request)) ?? (await server.handle(request));
  }
  const { pathname } = new URL(request.url);
  // A stage that is gone may have had a request in flight; its own `fetch` watches for later ones.
  if (!/\/world-\d+\//.test(pathname)) unmatchedRequests.push(`${request.method} ${pathname}`);
  return HttpResponse.json({ message: 'Nothing answers here.' }, { status: 501 });
}

/** Starts the worker, once for the page. */
export function startWorker(): Promise<SetupWorker> {
  started ??= start();
  return started;
}

async function start(): Promise<SetupWorker> {
  const worker = setupWorker(http.all(`*${API_BASE_PATH}/*`, ({ request }) => answer(request)));
  await worker.start({
    quiet: true,
    onUnhandledFrame: 'bypass',
    serviceWorker: { url: `${import.meta.env.BASE_URL}mockServiceWorker.js` },
  });
  return worker;
}

/** A base address that no other stage has. */
export function newBaseUrl(): string {
  lastWorld += 1;
  return `${window.location.origin}/world-${lastWorld}`;
}

/** Lets the worker hand a stage its requests, until the returned function is called. */
export function mountWorld(world: World): () => void {
  const { baseUrl } = world.server;
  worlds.set(baseUrl, world);
  return () => worlds.delete(baseUrl);
}
