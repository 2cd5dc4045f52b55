import { useSyncExternalStore } from 'react';
import type { CancelTimer, Clock } from '#src/domain/clock.ts';
import { dayIn, MINUTE_MS } from '#src/domain/dates.ts';
import { useEnvironment } from '../app/EnvironmentProvider.tsx';

type Subscribe = (listener: () => void) => () => void;

/** One timer for all readers of a clock: a list can have a thousand deadlines. */
const minutes = new WeakMap<Clock, Subscribe>();

/** The user's current day, `YYYY-MM-DD`. It changes within a minute after midnight. */
export function useToday(): string {
  const { clock, timeZone } = useEnvironment();
  const today = () => dayIn(clock.now(), timeZone);
  return useSyncExternalStore(minutesOf(clock), today, today);
}

function minutesOf(clock: Clock): Subscribe {
  const known = minutes.get(clock);
  if (known) return known;
  const listeners = new Set<() => void>();
  let cancel: CancelTimer = () => {};
  const subscribe: Subscribe = (listener) => {
    if (listeners.size === 0) {
      cancel = clock.every(MINUTE_MS, () => {
        for (const each of listeners) each();
      });
    }
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) cancel();
    };
  };
  minutes.set(clock, subscribe);
  return subscribe;
}
