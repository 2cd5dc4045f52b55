/**
 * The value at a path of an answer; undefined where there is none.
 *
 * @example at({ offers: [{ id: 3 }] }, 'offers.0.id') // 3
 */
export function at(body: unknown, path: string | readonly PropertyKey[]): unknown {
  const keys = typeof path === 'string' ? path.split('.') : path;
  let value = body;
  for (const key of keys) {
    value = isObject(value) ? (value as Record<PropertyKey, unknown>)[key] : undefined;
  }
  return value;
}

/** The rows at a path of an answer; none where there is no list. */
export function rowsAt(body: unknown, path: string): readonly unknown[] {
  const value = at(body, path);
  return Array.isArray(value) ? value : [];
}

/** The id of the first row of the first list in an answer, however deep that list is. */
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

const LONGEST = 60;

/** A value with its kind, short enough for a line: `string "45"`. */
export function shown(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (value === null) return 'null';
  if (Array.isArray(value)) return `a list of ${value.length}`;
  if (typeof value === 'object') {
    const keys = Object.keys(value);
    return keys.length === 0 ? 'an empty object' : `an object with ${keys.slice(0, 6).join(', ')}`;
  }
  const text = JSON.stringify(value);
  return `${typeof value} ${text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text}`;
}
