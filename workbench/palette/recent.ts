import * as z from 'zod/mini';
import type { KeyValueStorage } from '#src/lib/session/storage.ts';
import { readJson, saveJson } from '#mocks/engine/saved-json.ts';

const RECENT_KEY = 'nearhand.mock.palette';
const MOST = 6;

/** The keys of the entries that were chosen last, the latest first. */
export function readRecent(storage: KeyValueStorage): readonly string[] {
  return readJson(storage, RECENT_KEY, z.array(z.string())) ?? [];
}

export function saveRecent(storage: KeyValueStorage, key: string): void {
  const others = readRecent(storage).filter((each) => each !== key);
  saveJson(storage, RECENT_KEY, [key, ...others].slice(0, MOST));
}
