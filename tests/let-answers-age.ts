import { onTestFinished, vi } from 'vitest';
import { FRESH_MS } from '#src/lib/calls/query.ts';

/** Lets time pass until the answers that the cache has are no longer fresh: a page asks again for its own. */
export function letAnswersAge(): void {
  vi.setSystemTime(Date.now() + FRESH_MS + 1);
  onTestFinished(() => void vi.useRealTimers());
}
