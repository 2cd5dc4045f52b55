import { useEffect, useState } from 'react';
import { useEnvironment } from './EnvironmentProvider.tsx';

const TICK_MS = 1_000;

/**
 * Milliseconds until a moment, anew every second of the environment's clock; 0 when it is over.
 *
 * @param until milliseconds since 1970
 */
export function useTimeLeft(until: number): number {
  const { clock } = useEnvironment();
  const [now, setNow] = useState(() => clock.now());
  const isOver = now >= until;
  useEffect(() => {
    if (isOver) return;
    return clock.every(TICK_MS, () => setNow(clock.now()));
  }, [clock, isOver, until]);
  return Math.max(0, until - now);
}
