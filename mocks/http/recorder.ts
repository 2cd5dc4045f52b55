import { API_BASE_PATH, IDEMPOTENCY_HEADER } from '#src/contract/endpoint.ts';
import type { Clock } from '#src/domain/clock.ts';
import type { Exchange } from '../recording/exchange.ts';
import { retryAfterOf, valueOf } from '../server/request-log.ts';
import { errorResponse } from './levers.ts';

/** Passes calls on to a real server and keeps what it answers. */
export interface Recorder {
  /** The answered calls. They have tokens and passwords: `recordingOf` removes them. */
  readonly exchanges: readonly Exchange[];
  /** Answers a call below `/api` with the real server, or with a 502 that says why it doesn't. */
  answer(request: Request): Promise<Response>;
}

/** Others are the browser's own. Without those of its cache, every answer is complete. */
const SENT_HEADERS = ['Accept', 'Authorization', 'Content-Type', IDEMPOTENCY_HEADER];
const RECEIVED_HEADERS = ['Content-Type', 'Retry-After'];

/**
 * Creates a recorder.
 *
 * @param server the address of the real server, before `/api`
 */
export function createRecorder(server: string, clock: Pick<Clock, 'now'>): Recorder {
  const exchanges: Exchange[] = [];
  return {
    exchanges,
    async answer(request) {
      const { method, signal } = request;
      const { pathname, search, searchParams } = new URL(request.url);
      const startedAt = clock.now();
      const headers = picked(request.headers, SENT_HEADERS);
      const body = await request.text();
      let response: Response;
      let text: string;
      try {
        const init = { method, headers, signal, body: body || null };
        response = await fetch(server + pathname + search, init);
        text = await response.text();
      } catch (error) {
        // A page that is left says nothing about the server.
        if (signal.aborted) return Response.error();
        const cause = error instanceof Error ? error.cause : undefined;
        return errorResponse(502, `${server} doesn't answer: ${String(cause ?? error)}`);
      }
      const { status } = response;
      const received = picked(response.headers, RECEIVED_HEADERS);
      exchanges.push({
        method,
        path: pathname.slice(API_BASE_PATH.length),
        query: Object.fromEntries(searchParams),
        body: valueOf(body),
        status,
        answer: valueOf(text),
        retryAfter: retryAfterOf(received.get('Retry-After')),
        startedAt,
        token: headers.get('Authorization')?.replace(/^Bearer /i, ''),
      });
      return new Response(text || null, { status, headers: received });
    },
  };
}

function picked(headers: Headers, names: readonly string[]): Headers {
  return new Headers(
    [...headers].filter(([name]) => names.some((each) => each.toLowerCase() === name)),
  );
}
