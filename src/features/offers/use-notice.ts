import { useCallback, useEffect, useState } from 'react';
import { useEnvironment } from '#src/lib/EnvironmentProvider.tsx';

/** How long a success notice is shown (section 9). */
const NOTICE_MS = 5_000;

/** A success message at the top of the page. */
export interface Notice {
  /** Tells two notices with the same text apart, so that both are announced. */
  readonly id: number;
  readonly text: string;
}

/** The page's current notice. A new one replaces it; it is dismissed after 5 s. */
export function useNotice() {
  const { clock } = useEnvironment();
  const [notice, setNotice] = useState<Notice | null>(null);
  useEffect(() => {
    if (notice === null) return;
    return clock.after(NOTICE_MS, () => setNotice(null));
  }, [clock, notice]);
  return {
    notice,
    show: useCallback(
      (text: string) => setNotice((before) => ({ id: (before?.id ?? 0) + 1, text })),
      [],
    ),
    dismiss: useCallback(() => setNotice(null), []),
  };
}
