import { useCallback, useEffect, useState } from 'react';
import { useEnvironment } from '#src/lib/EnvironmentProvider.tsx';

/** How long a success stays at the top of the offers (section 9). */
const NOTICE_MS = 5_000;

/** A line about what has just happened. */
export interface Notice {
  readonly text: string;
}

/** The line at the top of the page; a new one takes its place, and it goes by itself after 5 s. */
export function useNotice() {
  const { clock } = useEnvironment();
  const [notice, setNotice] = useState<Notice | null>(null);
  useEffect(() => {
    if (notice === null) return;
    return clock.after(NOTICE_MS, () => setNotice(null));
  }, [clock, notice]);
  return {
    notice,
    say: useCallback((text: string) => setNotice({ text }), []),
    dismiss: useCallback(() => setNotice(null), []),
  };
}
