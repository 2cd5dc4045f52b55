import { valueAt } from '#mocks/recording/schema-differences.ts';

/**
 * Returns the value at a path of an answer, or undefined.
 *
 * @example at({ offers: [{ id: 3 }] }, 'offers.0.id') // 3
 */
export function at(body: unknown, path: string | readonly PropertyKey[]): unknown {
  return valueAt(body, typeof path === 'string' ? path.split('.') : path);
}

/** Returns the list at a path of an answer, or an empty list. */
export function rowsAt(body: unknown, path: string): readonly unknown[] {
  const value = at(body, path);
  return Array.isArray(value) ? value : [];
}

/** Returns the id of the first row of the first list in an answer, at any depth. */
export function firstId(body: unknown): number | undefined {
  if (Array.isArray(body)) {
    const id = at(body, '0.id');
    if (typeof id === 'number') return id;
  }
  if (!isObject(body)) return undefined;
  return Object.values(body)
    .map((value) => firstId(value))
    .find((id) => id !== undefined);
}

/** Whether a value is an object or a list. */
export function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

const MAX_LENGTH = 60;

/** Returns a value with its type, shortened: `string "45"`. */
export function formatValue(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (value === null) return 'null';
  if (Array.isArray(value)) return `an array of ${value.length}`;
  if (typeof value === 'object') {
    const keys = Object.keys(value);
    return keys.length === 0 ? 'an empty object' : `an object with ${keys.slice(0, 6).join(', ')}`;
  }
  const text = JSON.stringify(value);
  return `${typeof value} ${text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text}`;
}
