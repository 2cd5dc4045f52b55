/** How old the last update may be before the chat counts as offline (product.md §9). */
export const OFFLINE_AFTER_MS = 30_000;

/** Whether the chat shows what the server knows (product.md §2). */
export type Connection = 'live' | 'offline' | 'error';

interface Checks {
  /** Whether the last check for new messages failed. */
  readonly hasFailed: boolean;
  /** Milliseconds since the last one that succeeded; null before the first. */
  readonly age: number | null;
}

export function connectionOf({ hasFailed, age }: Checks): Connection {
  if (hasFailed) return 'error';
  return age !== null && age > OFFLINE_AFTER_MS ? 'offline' : 'live';
}
