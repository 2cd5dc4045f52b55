import { http, HttpResponse } from 'msw';
import { setupWorker } from 'msw/browser';
import { API_BASE_PATH } from '#src/contract/endpoint.ts';
import type { MockServer } from '#mocks/mock-server.ts';

/**
 * The service worker is one for the page, the worlds are many: each stage's server answers below a
 * base address of its own, so that two stories on one page never meet.
 */
const servers = new Map<string, MockServer>();
let lastWorld = 0;
let started: Promise<unknown> | undefined;

/** Calls that reached no server of a stage, as `METHOD path`. */
export const unmatchedRequests: string[] = [];

/** Names a request on its way through the worker. */
const REQUEST_HEADER = 'X-Stage-Request';
/** The signals of requests that no server has received yet. */
const signals = new Map<string, AbortSignal>();
let lastRequest = 0;

/**
 * Fetches through the worker, which does not tell a server that a request was aborted: the signal
 * waits here until the server receives the request.
 */
export function fetchThroughWorker(request: Request): Promise<Response> {
  lastRequest += 1;
  const id = String(lastRequest);
  const headers = new Headers(request.headers);
  headers.set(REQUEST_HEADER, id);
  signals.set(id, request.signal);
  return fetch(new Request(request, { headers }));
}

/** The request with the signal of the page that sent it. */
function withSignal(request: Request): Request {
  const id = request.headers.get(REQUEST_HEADER) ?? '';
  const signal = signals.get(id);
  signals.delete(id);
  return signal ? new Request(request, { signal }) : request;
}

function answer(request: Request): Promise<Response> | Response {
  for (const [baseUrl, server] of servers) {
    if (request.url.startsWith(`${baseUrl}/`)) return server.handle(withSignal(request));
  }
  const { pathname } = new URL(request.url);
  // A story that is over may still have a call under way: nobody waits for its answer.
  if (!/\/world-\d+\//.test(pathname)) unmatchedRequests.push(`${request.method} ${pathname}`);
  return HttpResponse.json({ message: 'Nothing answers here.' }, { status: 501 });
}

/** Starts the worker, once for the page. */
export function startWorker(): Promise<unknown> {
  started ??= setupWorker(http.all(`*${API_BASE_PATH}/*`, ({ request }) => answer(request))).start({
    quiet: true,
    onUnhandledFrame: 'bypass',
    serviceWorker: { url: `${import.meta.env.BASE_URL}mockServiceWorker.js` },
  });
  return started;
}

/** A base address that no other stage has. */
export function newBaseUrl(): string {
  lastWorld += 1;
  return `${window.location.origin}/world-${lastWorld}`;
}

/** Lets the worker hand this server its requests, until the returned function is called. */
export function mountServer(server: MockServer): () => void {
  servers.set(server.baseUrl, server);
  return () => servers.delete(server.baseUrl);
}
