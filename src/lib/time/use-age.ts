import { useEffect, useState } from 'react';
import { useEnvironment } from '../app/EnvironmentProvider.tsx';

const TICK_MS = 1_000;

/**
 * Milliseconds since a point in time on the environment's clock. Updates just after each full second, so
 * "more than 30 s" is seen as soon as it is true.
 *
 * @param since milliseconds since the epoch; null for never
 * @returns null for never
 */
export function useAge(since: number | null): number | null {
  const { clock } = useEnvironment();
  const [tick, setTick] = useState(() => ({ since, now: clock.now() }));
  // A new start is measured from now, not from the last tick.
  if (tick.since !== since) setTick({ since, now: clock.now() });
  useEffect(() => {
    if (since === null) return;
    const update = () => setTick({ since, now: clock.now() });
    const age = clock.now() - since;
    let cancel = clock.after(TICK_MS - (age % TICK_MS) + 1, () => {
      update();
      cancel = clock.every(TICK_MS, update);
    });
    return () => cancel();
  }, [clock, since]);
  return since === null ? null : Math.max(0, tick.now - since);
}
