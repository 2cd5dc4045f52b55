import type { CancelTimer, Clock } from '#src/domain/clock.ts';
import {
  UNREAD_TIMEOUT_MS,
  UNREAD_POLLING,
  UNREAD_SPACING_MS,
  type PollingPlace,
} from '#src/domain/unread.ts';
import { UNREAD_NEEDS_SESSION } from '#src/contract/unread.ts';

/** Fetches the unread count at the times of section 9. */
export interface UnreadPoller {
  /** Starts anew for a place: at once, if the spacing allows, and then at its interval. */
  poll(place: PollingPlace): void;
  /** Stops, and gives up a fetch that has not been answered. */
  stop(): void;
  /**
   * Fetches now, unless the last fetch was less than 30 s ago.
   *
   * @throws Error `User not authenticated` when nobody is signed in
   */
  refresh(): Promise<void>;
}

/**
 * Makes a poller. A fetch that does not answer is given up after a while.
 *
 * @param options.fetchCount makes the call; its failure is kept where the count is kept
 * @param options.isSignedIn whether a token and a user are there; without them no call is made
 */
export function createUnreadPoller(options: {
  clock: Clock;
  isSignedIn: () => boolean;
  fetchCount: (signal: AbortSignal) => Promise<unknown>;
}): UnreadPoller {
  const { clock, isSignedIn, fetchCount } = options;
  let lastAt = -Infinity;
  let underWay: AbortController | null = null;
  let cancel: CancelTimer = () => {};

  async function fetchSpaced(spacing: number): Promise<void> {
    const isTooSoon = clock.now() - lastAt < spacing;
    const isDelayed = underWay !== null && clock.now() - lastAt < UNREAD_TIMEOUT_MS;
    if (!isSignedIn() || isTooSoon || isDelayed) return;
    underWay?.abort();
    const mine = new AbortController();
    underWay = mine;
    lastAt = clock.now();
    try {
      await fetchCount(mine.signal);
    } catch {
      // The cache keeps the failure beside the last count, which the badge goes on showing.
    } finally {
      if (underWay === mine) underWay = null;
    }
  }

  return {
    poll(place) {
      cancel();
      const { interval, spacing } = UNREAD_POLLING[place];
      cancel = clock.every(interval, () => void fetchSpaced(spacing));
      void fetchSpaced(spacing);
    },
    stop() {
      cancel();
      cancel = () => {};
      if (!underWay) return;
      // Nobody waits for its answer any more, so it does not hold the next start back either.
      underWay.abort();
      underWay = null;
      lastAt = -Infinity;
    },
    async refresh() {
      if (!isSignedIn()) throw new Error(UNREAD_NEEDS_SESSION);
      await fetchSpaced(UNREAD_SPACING_MS);
    },
  };
}
