import type { Clock } from '#src/domain/clock.ts';
import { createListeners } from '#src/domain/listeners.ts';

/**
 * A received request. Its entry is replaced while it is handled: first with its query, body and viewer,
 * then with its faults, its response, and the body of its response.
 */
export interface SeenRequest {
  /** Counts up from 1 for each server. */
  readonly id: number;
  /** The time of its arrival on the server's clock, in milliseconds since the epoch. */
  readonly startedAt: number;
  /** The milliseconds until its response or its abort, on the server's clock; undefined while pending. */
  readonly duration: number | undefined;
  readonly method: string;
  /** The path below the base URL, without the query. */
  readonly path: string;
  /** The call's name. */
  readonly call: string;
  readonly query: Readonly<Record<string, string>>;
  /** The parsed JSON body; undefined when the body is missing or not JSON. */
  readonly body: unknown;
  /** The caller's user id; null for a signed-out visitor. */
  readonly viewer: number | null;
  /** The response status; 0 after a network error, undefined while pending or after an abort. */
  readonly status: number | undefined;
  /**
   * The parsed JSON body of the response, or its text when it is not JSON; undefined while pending and
   * without a body.
   */
  readonly answer: unknown;
  /** The seconds of the response's `Retry-After` header; undefined without any. */
  readonly retryAfter: number | undefined;
  /** The faults that applied to it, in their text form, such as `offers.list:500@once`. */
  readonly faults: readonly string[];
  /** Whether it waits for `MockServer.release`. */
  readonly isHeld: boolean;
}

/** The log forgets the oldest requests, so that it doesn't grow while a demo runs for days. */
const MAX_SEEN = 500;

/** The log of a server's requests. */
export type RequestLog = ReturnType<typeof createRequestLog>;

/** The entry of a request in the log, while the request is handled. */
export type OpenEntry = ReturnType<RequestLog['add']>;

/**
 * Creates an empty log.
 *
 * @param clock the server's clock, for times and durations
 */
export function createRequestLog(clock: Pick<Clock, 'now'>) {
  const listeners = createListeners();
  let seen: readonly SeenRequest[] = [];
  let requests = 0;

  function update(next: readonly SeenRequest[]): void {
    seen = next;
    listeners.notify();
  }

  return {
    /** The newest 500 requests, in order. A new list after every change. */
    get seen() {
      return seen;
    },
    add(request: Pick<SeenRequest, 'method' | 'path' | 'call'>) {
      requests += 1;
      let entry: SeenRequest = {
        ...request,
        id: requests,
        startedAt: clock.now(),
        duration: undefined,
        query: {},
        body: undefined,
        viewer: null,
        status: undefined,
        answer: undefined,
        retryAfter: undefined,
        faults: [],
        isHeld: false,
      };
      update([...seen.slice(1 - MAX_SEEN), entry]);

      function change(known: Partial<SeenRequest>): void {
        const before = entry;
        entry = { ...before, ...known };
        update(seen.map((other) => (other === before ? entry : other)));
      }
      return {
        id: entry.id,
        change,
        /**
         * Logs the end of the request.
         *
         * @param response what the client gets; it is copied, not consumed. Undefined after an abort
         */
        end(response: Response | undefined) {
          change({
            duration: clock.now() - entry.startedAt,
            status: response?.status,
            retryAfter: retryAfterOf(response?.headers.get('Retry-After')),
          });
          // A copy is read on its own time: the response itself waits for nothing.
          if (response?.body) {
            void response
              .clone()
              .text()
              .then((text) => change({ answer: valueOf(text) }));
          }
        },
      };
    },
    /** Forgets all requests but those that are held. */
    clear: () => update(seen.filter(({ isHeld }) => isHeld)),
    /** Calls back when an entry is added or changes. Returns a function that unsubscribes. */
    subscribe: listeners.subscribe,
  };
}

/** The seconds of a `Retry-After` header; a date, which it can have too, counts as none. */
export function retryAfterOf(header: string | null | undefined): number | undefined {
  return /^\d+$/.test(header ?? '') ? Number(header) : undefined;
}

/** The JSON of a body, or its text when it is not JSON; undefined when it is empty. */
export function valueOf(text: string): unknown {
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
