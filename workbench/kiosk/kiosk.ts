import type { Clock } from '#src/domain/clock.ts';

/** How long before the reset the notice is shown, in milliseconds. */
export const NOTICE_MS = 30_000;
const SECOND_MS = 1_000;
const MINUTE_MS = 60_000;

/** Resets an idle demo. */
export interface Kiosk {
  /** The seconds until the reset; null while there is no notice. */
  state(): number | null;
  subscribe(listener: () => void): () => void;
  /** The visitor has done something: the time starts again, and the notice is gone. */
  touch(): void;
  /** Stops the time. */
  end(): void;
}

/**
 * Starts the time of a kiosk.
 *
 * @param options.minutes without any input
 * @param options.clock the system's clock: the one of the app may stand still
 * @param options.onIdle resets the demo; the time then starts again
 */
export function createKiosk(options: {
  readonly minutes: number;
  readonly clock: Clock;
  readonly onIdle: () => void;
}): Kiosk {
  const { minutes, clock, onIdle } = options;
  const quiet = minutes * MINUTE_MS - NOTICE_MS;
  const listeners = new Set<() => void>();
  let secondsLeft: number | null = null;
  let lastInput = clock.now();
  let cancel = clock.after(quiet, onQuiet);

  function show(seconds: number | null): void {
    if (seconds === secondsLeft) return;
    secondsLeft = seconds;
    for (const listener of listeners) listener();
  }

  /** A pointer that moves is an input many times a second, so the timer is only set when it is due. */
  function onQuiet(): void {
    const left = lastInput + quiet - clock.now();
    if (left > 0) cancel = clock.after(left, onQuiet);
    else countDown();
  }

  function countDown(): void {
    const left = Math.ceil((lastInput + quiet + NOTICE_MS - clock.now()) / SECOND_MS);
    if (left > 0) {
      show(left);
      cancel = clock.after(SECOND_MS, countDown);
      return;
    }
    restart();
    onIdle();
  }

  function restart(): void {
    lastInput = clock.now();
    if (secondsLeft === null) return;
    cancel();
    show(null);
    cancel = clock.after(quiet, onQuiet);
  }

  return {
    state: () => secondsLeft,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    touch: restart,
    end: () => cancel(),
  };
}
