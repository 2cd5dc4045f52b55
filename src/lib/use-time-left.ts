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
  const [seen, setSeen] = useState(() => ({ until, now: clock.now() }));
  // Another moment to wait for starts from now, not from the last tick.
  if (seen.until !== until) setSeen({ until, now: clock.now() });
  const isOver = seen.now >= until;
  useEffect(() => {
    if (isOver) return;
    return clock.every(TICK_MS, () => setSeen({ until, now: clock.now() }));
  }, [clock, isOver, until]);
  return Math.max(0, until - seen.now);
}
