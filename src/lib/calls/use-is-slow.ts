import { useEffect, useState } from 'react';
import { useEnvironment } from '../app/EnvironmentProvider.tsx';

/** From here on, waiting needs an explanation and a way out. */
export const SLOW_MS = 10_000;

/**
 * Whether something has been pending for more than 10 s of the environment's clock.
 *
 * @param attempt a new value starts over
 */
export function useIsSlow(isPending: boolean, attempt = 0): boolean {
  const { clock } = useEnvironment();
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    if (!isPending) return;
    const cancel = clock.after(SLOW_MS, () => setIsSlow(true));
    return () => {
      cancel();
      setIsSlow(false);
    };
  }, [clock, isPending, attempt]);
  return isSlow;
}
