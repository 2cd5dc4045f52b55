import { IDEMPOTENCY_HEADER } from '#src/contract/endpoint.ts';
import type { Clock } from '#src/domain/clock.ts';
import { addressOf, callIn, isSuccess, type Exchange } from '../recording/exchange.ts';
import { valueOf } from '../server/request-log.ts';
import { MIN_HANGING_MS } from '../recording/har.ts';
import { messageOf } from '../server/message-of.ts';

/** Passes calls on to a real server and keeps what it answers. */
export interface Recorder {
  /** The kept calls. They have tokens and passwords: {@link recordScenario} removes them. */
  readonly exchanges: readonly Exchange[];
  /**
   * Answers a call with the real server. While that one doesn't answer, its newest answer is repeated.
   *
   * @param request a call below `/api`
   * @returns undefined when the server is away and the recording has no such call
   */
  answer(request: Request): Promise<Response | undefined>;
}

/** Says who has answered a call: the server, the recording or the mock. */
export const ANSWERED_BY = 'X-Answered-By';

/** Others are the browser's own. Without those of its cache, every answer is complete. */
const SENT_HEADERS = ['Accept', 'Authorization', 'Content-Type', IDEMPOTENCY_HEADER];
const RECEIVED_HEADERS = ['Content-Type', 'Retry-After'];

/**
 * Creates a recorder.
 *
 * @param options.server the address of the real server, before `/api`
 * @param options.log called when the server goes away or comes back
 * @param options.onKept called after each call that says something new
 */
export function createRecorder(options: {
  readonly server: string;
  readonly clock: Clock;
  readonly log: (line: string) => void;
  readonly onKept?: (exchanges: readonly Exchange[]) => void;
}): Recorder {
  const { server, clock, log } = options;
  const exchanges: Exchange[] = [];
  let isAway = false;

  function keep(exchange: Exchange): void {
    if (isRepetition(exchange, exchanges)) return;
    exchanges.push(exchange);
    options.onKept?.(exchanges);
  }

  function noteServer(reason: string | undefined): void {
    const wasAway = isAway;
    isAway = reason !== undefined;
    if (isAway === wasAway) return;
    log(`${server} ${isAway ? `doesn't answer (${reason})` : 'answers again'}.`);
  }

  function repeat(request: Request): Response | undefined {
    const address = addressOf(callIn(request));
    const known = exchanges.findLast(
      (each) => isSuccess(each) && typeof each.answer === 'object' && addressOf(each) === address,
    );
    if (request.method !== 'GET' || !known) return undefined;
    return Response.json(known.answer, { headers: { [ANSWERED_BY]: 'recording' } });
  }

  return {
    exchanges,
    async answer(request) {
      const { signal } = request;
      const { pathname, search } = new URL(request.url);
      const startedAt = clock.now();
      const body = await request.clone().text();
      const call = { ...callIn(request), ...(body !== '' && { body: valueOf(body) }), startedAt };
      let answer: { response: Response; text: string };
      try {
        const response = await fetch(server + pathname + search, {
          method: request.method,
          headers: picked(request.headers, SENT_HEADERS),
          ...(body !== '' && { body }),
          signal,
        });
        answer = { response, text: await response.text() };
      } catch (error) {
        const duration = clock.now() - startedAt;
        if (!signal.aborted) {
          noteServer(reasonOf(error));
          return repeat(request);
        }
        // As in a HAR file: a page that is left early says nothing about the server.
        if (duration >= MIN_HANGING_MS) keep({ ...call, status: undefined, duration });
        return Response.error();
      }
      const { response, text } = answer;
      const { status } = response;
      const wait = Number(response.headers.get('Retry-After') ?? Number.NaN);
      noteServer(undefined);
      keep({
        ...call,
        status,
        ...(text !== '' && { answer: valueOf(text) }),
        ...(Number.isInteger(wait) && wait >= 0 && { retryAfter: wait }),
        duration: clock.now() - startedAt,
      });
      const headers = picked(response.headers, RECEIVED_HEADERS);
      headers.set(ANSWERED_BY, 'server');
      return new Response(text === '' ? null : text, { status, headers });
    },
  };
}

/** Whether a read finds what it has found since the last change, such as that of a poll. */
function isRepetition(exchange: Exchange, known: readonly Exchange[]): boolean {
  const address = addressOf(exchange);
  const last = known.findLast((each) => each.method !== 'GET' || addressOf(each) === address);
  const same = [exchange.status, exchange.answer];
  return (
    exchange.method === 'GET' &&
    last?.method === 'GET' &&
    JSON.stringify([last.status, last.answer]) === JSON.stringify(same)
  );
}

/** The code of a network error, such as `ECONNREFUSED`. */
function reasonOf(error: unknown): string {
  const cause = error instanceof Error ? error.cause : undefined;
  if (cause instanceof Error && 'code' in cause) return String(cause.code);
  return messageOf(error);
}

/** The headers with these names. */
function picked(headers: Headers, names: readonly string[]): Headers {
  const found = new Headers();
  for (const name of names) {
    const value = headers.get(name);
    if (value !== null) found.set(name, value);
  }
  return found;
}
