import { useCallback, useSyncExternalStore } from 'react';
import type { CancelTimer } from '#src/domain/clock.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS, relativeTime } from '#src/domain/dates.ts';
import { useEnvironment } from '../app/EnvironmentProvider.tsx';

/**
 * How long ago a timestamp was, as {@link relativeTime} formats it (product.md §2). Re-renders exactly when
 * the text changes on the environment's clock.
 *
 * @param timestamp ISO 8601
 */
export function useRelativeTime(timestamp: string): string {
  const { clock, timeZone } = useEnvironment();
  const subscribe = useCallback(
    (onChange: () => void) => {
      let cancel: CancelTimer = () => {};
      const schedule = () => {
        const wait = nextChange(clock.now() - Date.parse(timestamp));
        if (wait === null) return;
        // Not one long timer: it would be late by the time that the machine has slept.
        cancel = clock.after(Math.min(wait, MINUTE_MS), () => {
          onChange();
          schedule();
        });
      };
      schedule();
      return () => cancel();
    },
    [clock, timestamp],
  );
  return useSyncExternalStore(subscribe, () => relativeTime(timestamp, clock.now(), timeZone));
}

/**
 * Milliseconds until the text changes; null once it is a date.
 *
 * @param ago age in milliseconds; negative in the future
 */
function nextChange(ago: number): number | null {
  // Also for a time that isn't valid.
  if (!(ago < DAY_MS)) return null;
  if (ago < MINUTE_MS) return MINUTE_MS - ago;
  const unit = ago < HOUR_MS ? MINUTE_MS : HOUR_MS;
  return unit - (ago % unit);
}
