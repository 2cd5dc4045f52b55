import { HttpResponse } from 'msw';
import { API_BASE_PATH } from '#src/contract/endpoint.ts';
import { responseOf } from './responses.ts';
import { shiftTimes } from './shift-times.ts';

/** The answers of a session, in their order. */
export interface Recording {
  /** When it ended, in ISO 8601: its answers are as old as if it had just ended. */
  readonly recordedAt: string;
  readonly answers: readonly RecordedAnswer[];
}

/** One answer. */
export interface RecordedAnswer {
  /** As {@link callKey} writes it: `GET /offers?page=1`. */
  readonly call: string;
  /** The HTTP status; 0 for a network error. */
  readonly status: number;
  /** The JSON, or the text of an answer that isn't JSON; without it, the answer is empty. */
  readonly body?: unknown;
  /** The seconds of the `Retry-After` header. */
  readonly retryAfter?: number | undefined;
}

/** What takes the place of every token in a recording. */
export const RECORDED_TOKEN = 'recorded-token';

/** Answers a request from a recording; undefined when the recording doesn't have it. */
export type Replay = (request: Request) => Response | undefined;

/**
 * Replays a recording: the answers to each call in their order, the last of them again and again.
 *
 * @param options.now when the replay begins, in milliseconds since the epoch
 * @param options.isAlone whether other calls fail, with the call's name, instead of being left to others
 */
export function createReplay(
  { recordedAt, answers }: Recording,
  options: { readonly now: number; readonly isAlone: boolean },
): Replay {
  const left = Map.groupBy(answers, ({ call }) => call);
  return ({ method, url }) => {
    const { pathname, searchParams } = new URL(url);
    const path = pathname.slice(pathname.indexOf(`${API_BASE_PATH}/`) + API_BASE_PATH.length);
    const call = callKey({ method, path, query: Object.fromEntries(searchParams) });
    const [answer, ...rest] = left.get(call) ?? [];
    if (rest.length > 0) left.set(call, rest);
    if (answer?.status === 0) return HttpResponse.error();
    if (answer) {
      const body = shiftTimes(answer.body, Date.parse(recordedAt), options.now);
      return responseOf(answer.status, body, answer.retryAfter);
    }
    const message = `The recording has no answer to ${call}.`;
    return options.isAlone ? responseOf(501, { message }) : undefined;
  };
}

/** What tells a call from others: not empty parameters, their order, or the timestamp against caches. */
export function callKey({
  method,
  path,
  query,
}: {
  readonly method: string;
  /** Below `/api`. */
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
}): string {
  const search = new URLSearchParams(
    Object.entries(query).filter(([name, value]) => value !== '' && name !== 'timestamp'),
  );
  search.sort();
  return `${method} ${path}${search.size === 0 ? '' : `?${search.toString()}`}`;
}
