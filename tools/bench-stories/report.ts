import { z } from 'zod';

/** What is read of Vitest's JSON report. */
export const Report = z.object({ numTotalTests: z.number() });

/** One run of the stories. */
export interface Played {
  /** From the start of the process to its end. */
  readonly seconds: number;
  readonly stories: number;
}

/** Milliseconds per story in the fastest of some runs: whatever else a machine does only adds to it. */
export function perStory(runs: readonly Played[]): number {
  return Math.min(...runs.map(({ seconds, stories }) => (seconds * 1000) / stories));
}
