import { useEffect, useState } from 'react';
import { useEnvironment } from './EnvironmentProvider.tsx';

/** After this time a wait counts as slow, and the screen must offer a way out. */
export const SLOW_MS = 10_000;

/** Whether something has been pending for {@link SLOW_MS} without a pause. */
export function useIsSlow(isPending: boolean): boolean {
  const { clock } = useEnvironment();
  const [isSlow, setIsSlow] = useState(false);
  if (isSlow && !isPending) setIsSlow(false);
  useEffect(() => {
    if (!isPending) return;
    return clock.after(SLOW_MS, () => setIsSlow(true));
  }, [clock, isPending]);
  return isSlow;
}
