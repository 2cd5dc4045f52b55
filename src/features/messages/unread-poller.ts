import type { CancelTimer, Clock } from '#src/domain/clock.ts';
import {
  UNREAD_TIMEOUT_MS,
  UNREAD_POLLING,
  UNREAD_SPACING_MS,
  type PollingPlace,
} from '#src/domain/unread.ts';
import { UNREAD_NEEDS_SESSION } from '#src/contract/unread.ts';

/** Polls the unread count at the intervals of section 9. */
export interface UnreadPoller {
  /** Restarts polling for a place: fetches now, unless throttled, and then at the place's interval. */
  poll(place: PollingPlace): void;
  /** Stops polling and aborts a fetch in flight. */
  stop(): void;
  /**
   * Fetches now, unless the last fetch was less than 30 s ago. A failed fetch does not throw.
   *
   * @throws Error `User not authenticated` when signed out
   */
  refresh(): Promise<void>;
}

/**
 * Creates a poller. A pending fetch blocks the next one for {@link UNREAD_TIMEOUT_MS}; after that,
 * the next one aborts it.
 *
 * @param options.isSignedIn whether there is a session; without one no call is made
 * @param options.fetchCount makes the call and stores its result or error
 */
export function createUnreadPoller(options: {
  clock: Clock;
  isSignedIn: () => boolean;
  fetchCount: (signal: AbortSignal) => Promise<unknown>;
}): UnreadPoller {
  const { clock, isSignedIn, fetchCount } = options;
  let lastFetchAt = -Infinity;
  let inFlight: AbortController | null = null;
  let stopTimer: CancelTimer = () => {};

  async function fetchThrottled(spacing: number): Promise<void> {
    const isTooSoon = clock.now() - lastFetchAt < spacing;
    const isPending = inFlight !== null && clock.now() - lastFetchAt < UNREAD_TIMEOUT_MS;
    if (!isSignedIn() || isTooSoon || isPending) return;
    inFlight?.abort();
    const controller = new AbortController();
    inFlight = controller;
    lastFetchAt = clock.now();
    try {
      await fetchCount(controller.signal);
    } catch {
      // The query cache keeps the error next to the last count, which the badge still shows.
    } finally {
      if (inFlight === controller) inFlight = null;
    }
  }

  return {
    poll(place) {
      stopTimer();
      const { interval, spacing } = UNREAD_POLLING[place];
      stopTimer = clock.every(interval, () => void fetchThrottled(spacing));
      void fetchThrottled(spacing);
    },
    stop() {
      stopTimer();
      stopTimer = () => {};
      if (!inFlight) return;
      // An aborted fetch doesn't count, so it must not throttle the next start.
      inFlight.abort();
      inFlight = null;
      lastFetchAt = -Infinity;
    },
    async refresh() {
      if (!isSignedIn()) throw new Error(UNREAD_NEEDS_SESSION);
      await fetchThrottled(UNREAD_SPACING_MS);
    },
  };
}
