import { useEffect, useState } from 'react';
import { useEnvironment } from '../app/EnvironmentProvider.tsx';

const TICK_MS = 1_000;

/**
 * Milliseconds left until a point in time, updated every second of the environment's clock; 0 once
 * it has passed.
 *
 * @param until milliseconds since the epoch
 */
export function useTimeLeft(until: number): number {
  const { clock } = useEnvironment();
  const [tick, setTick] = useState(() => ({ until, now: clock.now() }));
  // A new target is measured from now, not from the last tick.
  if (tick.until !== until) setTick({ until, now: clock.now() });
  const isOver = tick.now >= until;
  useEffect(() => {
    if (isOver) return;
    return clock.every(TICK_MS, () => setTick({ until, now: clock.now() }));
  }, [clock, isOver, until]);
  return Math.max(0, until - tick.now);
}

/**
 * Whether a point in time has passed on the environment's clock, checked every second. Re-renders once,
 * when it has.
 *
 * @param at milliseconds since the epoch; null for never
 */
export function useIsPast(at: number | null): boolean {
  const { clock } = useEnvironment();
  const check = () => ({ at, isPast: at !== null && clock.now() >= at });
  const [checked, setChecked] = useState(check);
  if (checked.at !== at) setChecked(check());
  const { isPast } = checked;
  useEffect(() => {
    if (at === null || isPast) return;
    // Not one long timer: it would be late by the time that the machine has slept.
    return clock.every(TICK_MS, () => {
      if (clock.now() >= at) setChecked({ at, isPast: true });
    });
  }, [clock, at, isPast]);
  return isPast;
}
