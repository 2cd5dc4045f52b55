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

function answer(request: Request): Promise<Response> | Response {
  for (const [baseUrl, server] of servers) {
    if (request.url.startsWith(`${baseUrl}/`)) return server.handle(request);
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
