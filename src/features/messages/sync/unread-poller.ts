import type { CancelTimer, Clock } from '#src/domain/clock.ts';
import {
  UNREAD_TIMEOUT_MS,
  UNREAD_POLLING,
  UNREAD_SPACING_MS,
  type PollingPlace,
} from '#src/domain/unread.ts';
import { UNREAD_NEEDS_SESSION } from '#src/contract/unread.ts';

/** At the intervals of product.md §9. */
export interface UnreadPoller {
  /** Fetches now, unless throttled, and then at the place's interval. */
  poll(place: PollingPlace): void;
  /** The last answer was out of date when it arrived. */
  repeat(): void;
  stop(): void;
  /** Fetches now, unless the last fetch was less than 30 s ago. @throws Error `User not authenticated` */
  refresh(): Promise<void>;
}

/**
 * Each poll is scheduled from the last fetch, so a timer that fires early or late neither skips a poll nor
 * shortens the spacing. There are never two fetches at once: a pending fetch blocks the next one for {@link
 * UNREAD_TIMEOUT_MS}, and is then aborted.
 */
export function createUnreadPoller(options: {
  clock: Clock;
  isSignedIn: () => boolean;
  fetchCount: (signal: AbortSignal) => Promise<unknown>;
}): UnreadPoller {
  const { clock, isSignedIn, fetchCount } = options;
  let lastFetchAt = -Infinity;
  let inFlight: AbortController | null = null;
  let cancelTimer: CancelTimer = () => {};

  function sinceLastFetch(): number {
    const elapsed = clock.now() - lastFetchAt;
    // The system clock may have been set back.
    return elapsed < 0 ? Infinity : elapsed;
  }

  async function fetchThrottled(spacing: number): Promise<void> {
    const isPending = inFlight !== null && sinceLastFetch() < UNREAD_TIMEOUT_MS;
    if (!isSignedIn() || isPending || sinceLastFetch() < spacing) return;
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

  function schedule(interval: number): void {
    const untilDue = interval - sinceLastFetch();
    // Nothing was fetched although it is due: one is pending, or there is no session yet.
    cancelTimer = clock.after(untilDue > 0 ? untilDue : interval, () => {
      void fetchThrottled(interval);
      schedule(interval);
    });
  }

  return {
    poll(place) {
      const { interval, spacing } = UNREAD_POLLING[place];
      cancelTimer();
      void fetchThrottled(spacing);
      schedule(interval);
    },
    repeat: () => void fetchThrottled(0),
    stop() {
      cancelTimer();
      cancelTimer = () => {};
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
