import { IDEMPOTENCY_HEADER } from '#src/contract/endpoint.ts';
import type { Clock } from '#src/domain/clock.ts';
import { errorResponse } from './levers.ts';

/** Passes calls on to a real server and keeps what it answers. */
export interface Recorder {
  /** How many calls were answered. */
  readonly size: number;
  /** The answered calls as a HAR file. They have tokens and passwords: `recordingOf` removes them. */
  har(): string;
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
 * @param onKept called after each answer
 */
export function createRecorder(
  server: string,
  clock: Pick<Clock, 'now'>,
  onKept = () => {},
): Recorder {
  const entries: unknown[] = [];
  return {
    get size() {
      return entries.length;
    },
    har: () => JSON.stringify({ log: { entries } }),
    async answer(request) {
      const { method, signal } = request;
      const { pathname, search } = new URL(request.url);
      const url = server + pathname + search;
      const startedDateTime = new Date(clock.now()).toISOString();
      const headers = picked(request.headers, SENT_HEADERS);
      const sent = await request.text();
      let response: Response;
      let text: string;
      try {
        response = await fetch(url, { method, headers, signal, body: sent || null });
        text = await response.text();
      } catch (error) {
        // A page that is left says nothing about the server.
        if (signal.aborted) return Response.error();
        const cause = error instanceof Error ? error.cause : undefined;
        return errorResponse(502, `${server} doesn't answer: ${String(cause ?? error)}`);
      }
      const { status } = response;
      const received = picked(response.headers, RECEIVED_HEADERS);
      entries.push({
        startedDateTime,
        request: { method, url, headers: pairsOf(headers), postData: { text: sent } },
        response: { status, headers: pairsOf(received), content: { text } },
      });
      onKept();
      return new Response(text || null, { status, headers: received });
    },
  };
}

function picked(headers: Headers, names: readonly string[]): Headers {
  return new Headers(
    [...headers].filter(([name]) => names.some((each) => each.toLowerCase() === name)),
  );
}

function pairsOf(headers: Headers): { name: string; value: string }[] {
  return [...headers].map(([name, value]) => ({ name, value }));
}
