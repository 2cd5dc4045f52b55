import { API_BASE_PATH, IDEMPOTENCY_HEADER } from '#src/contract/endpoint.ts';
import type { Clock } from '#src/domain/clock.ts';
import type { Exchange } from '../recording/exchange.ts';
import { retryAfterOf, valueOf } from '../server/request-log.ts';
import { errorResponse } from './levers.ts';

export type Recorder = ReturnType<typeof createRecorder>;

/** Others are the browser's own. Without those of its cache, every answer is complete. */
const SENT_HEADERS = ['accept', 'authorization', 'content-type', IDEMPOTENCY_HEADER.toLowerCase()];
const RECEIVED_HEADERS = ['content-type', 'retry-after'];

/**
 * Passes calls on to a real server and keeps what it answers.
 *
 * @param server its address, before `/api`
 */
export function createRecorder(server: string, clock: Pick<Clock, 'now'>) {
  const exchanges: Exchange[] = [];
  return {
    /** The answered calls. They have tokens and passwords: `recordingOf` removes them. */
    exchanges,
    /** Answers a call below `/api` with the real server, or with a 502 that says why it doesn't. */
    async answer(request: Request): Promise<Response> {
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
  return new Headers([...headers].filter(([name]) => names.includes(name)));
}
