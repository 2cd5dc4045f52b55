import { hashKey } from '@tanstack/react-query';
import type { AnyEndpoint, CallAnswer, CallInput } from '#src/contract/endpoint.ts';
import type { Api } from './api.ts';
import type { Environment } from './environment.ts';

/** Older answers are not used: what they say may have changed. */
export const PREFETCH_LIFETIME_MS = 10_000;

/**
 * Why a call is sent ahead: its page is being opened, or it might be, since its link is hovered. Only in
 * the first case does the page take over a failure; otherwise it calls again.
 */
export type PrefetchReason = 'visit' | 'guess';

/** Starts calls before their screens have loaded. */
export interface CallPrefetcher {
  /** A client whose calls, GETs only, are sent ahead for {@link CallPrefetcher.api}. */
  ahead(reason: PrefetchReason): Api;
  /** The client of the screens. Each prefetched answer serves its next same call. */
  readonly api: Api;
  dispose(): void;
}

interface Prefetched {
  readonly answer: Promise<unknown>;
  readonly controller: AbortController;
  readonly startedAt: number;
  reason: PrefetchReason;
}

/**
 * Puts prefetched answers before an API client. They wait here and not in the query cache: a screen
 * refetches on mount what the cache holds, and would send the same call again.
 */
export function createCallPrefetcher(
  api: Api,
  { clock, session, serverChanges }: Pick<Environment, 'clock' | 'session' | 'serverChanges'>,
): CallPrefetcher {
  const waiting = new Map<string, Prefetched>();
  const clear = () => waiting.clear();
  const subscriptions = [serverChanges.subscribe(clear), session.subscribe(clear)];

  const keyOf = (endpoint: AnyEndpoint, input: unknown) =>
    hashKey([session.current()?.token, endpoint.name, input]);

  function find(key: string): Prefetched | undefined {
    const found = waiting.get(key);
    return found && clock.now() - found.startedAt < PREFETCH_LIFETIME_MS ? found : undefined;
  }

  return {
    ahead: (reason) => ({
      call<E extends AnyEndpoint>(endpoint: E, input: CallInput<E>) {
        const key = keyOf(endpoint, input);
        const current = find(key);
        if (current) {
          if (reason === 'visit') current.reason = reason;
          return current.answer as Promise<CallAnswer<E>>;
        }
        const controller = new AbortController();
        const answer = api.call(endpoint, input, { signal: controller.signal });
        const prefetched: Prefetched = { answer, controller, startedAt: clock.now(), reason };
        waiting.set(key, prefetched);
        answer.catch(() => {
          if (prefetched.reason === 'guess' && waiting.get(key) === prefetched) waiting.delete(key);
        });
        return answer;
      },
    }),
    api: {
      async call<E extends AnyEndpoint>(
        endpoint: E,
        input: CallInput<E>,
        options: Parameters<Api['call']>[2] = {},
      ) {
        if (endpoint.method !== 'GET') {
          // What was fetched before or during a change may not show it.
          clear();
          return api.call(endpoint, input, options).finally(clear);
        }
        const key = keyOf(endpoint, input);
        const prefetched = find(key);
        waiting.delete(key);
        if (!prefetched) return api.call(endpoint, input, options);
        const { answer, controller } = prefetched;
        const { signal } = options;
        signal?.throwIfAborted();
        signal?.addEventListener('abort', () => controller.abort(signal.reason), { once: true });
        return answer as Promise<CallAnswer<E>>;
      },
    },
    dispose() {
      for (const unsubscribe of subscriptions) unsubscribe();
    },
  };
}
