import * as z from 'zod/mini';
import type { KeyValueStorage } from '#src/lib/session/storage.ts';

const RECENT_KEY = 'nearhand.mock.palette';
const MOST = 6;

/** The keys of the entries that were chosen last, the latest first. */
export function readRecent(storage: KeyValueStorage): readonly string[] {
  try {
    return z.array(z.string()).parse(JSON.parse(storage.get(RECENT_KEY) ?? '[]'));
  } catch {
    return [];
  }
}

/** Remembers that an entry was chosen. */
export function saveRecent(storage: KeyValueStorage, key: string): void {
  const others = readRecent(storage).filter((each) => each !== key);
  storage.set(RECENT_KEY, JSON.stringify([key, ...others].slice(0, MOST)));
}
