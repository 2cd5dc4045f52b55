import type * as z from 'zod/mini';
import type { MockStorage } from './storage.ts';

/** Reads what a storage keeps as JSON; undefined where there is nothing, or something of another form. */
export function readJson<Value>(
  storage: Pick<MockStorage, 'get'>,
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
export function saveJson(storage: MockStorage, key: string, value: object | null): void {
  if (value === null) storage.remove(key);
  else storage.set(key, JSON.stringify(value));
}
