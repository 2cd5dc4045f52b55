import type * as z from 'zod/mini';
import type { KeyValueStorage } from '#src/lib/session/storage.ts';

/** Reads what a storage keeps as JSON; undefined where there is nothing, or something of another form. */
export function readJson<Value>(
  storage: KeyValueStorage,
  key: string,
  schema: z.ZodMiniType<Value>,
): Value | undefined {
  try {
    return schema.safeParse(JSON.parse(storage.get(key) ?? 'null')).data;
  } catch {
    return undefined;
  }
}

/** Keeps a value as JSON. Null removes it. */
export function saveJson(storage: KeyValueStorage, key: string, value: object | null): void {
  if (value === null) storage.remove(key);
  else storage.set(key, JSON.stringify(value));
}
