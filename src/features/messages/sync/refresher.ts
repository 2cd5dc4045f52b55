import type { Clock } from '#src/domain/clock.ts';

/** One that hangs must not block the next. */
export const REFRESH_TIMEOUT_MS = 30_000;

export interface Refresher {
  /** Refreshes now, or once more after the refresh that is running: its answer may predate the news. */
  request(): void;
  stop(): void;
}

/** `refresh` rejects when it fails or is aborted. `onSettled` is not called for one that was stopped. */
export function createRefresher(options: {
  clock: Clock;
  refresh: (signal: AbortSignal) => Promise<void>;
  onSettled: (outcome: 'refreshed' | 'failed') => void;
}): Refresher {
  const { clock, refresh, onSettled } = options;
  let running: AbortController | null = null;
  let isRequestedAgain = false;

  async function run(): Promise<void> {
    const controller = new AbortController();
    running = controller;
    isRequestedAgain = false;
    const cancelTimer = clock.after(REFRESH_TIMEOUT_MS, () => controller.abort());
    const outcome = await refresh(controller.signal).then(
      () => 'refreshed' as const,
      () => 'failed' as const,
    );
    cancelTimer();
    // Stopped, and possibly started again since.
    if (running !== controller) return;
    running = null;
    onSettled(outcome);
    if (isRequestedAgain) void run();
  }

  return {
    request() {
      if (running) isRequestedAgain = true;
      else void run();
    },
    stop() {
      running?.abort();
      running = null;
      isRequestedAgain = false;
    },
  };
}
