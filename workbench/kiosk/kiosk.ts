import type { Clock } from '#src/domain/clock.ts';

/** How long before the reset the notice is shown, in seconds. */
export const NOTICE_SECONDS = 30;
const SECOND_MS = 1_000;
const MINUTE_MS = 60_000;

/** Resets an idle demo. */
export interface Kiosk {
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
 * @param options.onNotice gets the seconds until the reset; null while there is no notice
 * @param options.onIdle resets the demo; the time then starts again
 */
export function startKiosk(options: {
  readonly minutes: number;
  readonly clock: Clock;
  readonly onNotice: (secondsLeft: number | null) => void;
  readonly onIdle: () => void;
}): Kiosk {
  const { minutes, clock, onNotice, onIdle } = options;
  let cancel = () => {};

  function touch(): void {
    cancel();
    onNotice(null);
    const resetAt = clock.now() + minutes * MINUTE_MS;
    cancel = clock.every(SECOND_MS, () => {
      const left = Math.ceil((resetAt - clock.now()) / SECOND_MS);
      if (left <= 0) {
        touch();
        onIdle();
      } else if (left <= NOTICE_SECONDS) onNotice(left);
    });
  }

  touch();
  return { touch, end: () => cancel() };
}
