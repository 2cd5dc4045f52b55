import { isRecord } from '#src/contract/is-record.ts';
import { valueAt } from '#mocks/recording/schema-differences.ts';

/** Values by their names or paths. */
export type Fields = Readonly<Record<string, unknown>>;

/** Returns a line for each field that does not have the expected value. Null equals absent, which `id?` may be. */
export function fieldDifferences(body: unknown, expected: Fields, before = ''): string[] {
  return Object.entries(expected).flatMap(([name, wanted]) => {
    const path = before + name.replace(/\?$/, '');
    if (isRecord(wanted)) return fieldDifferences(body, wanted, `${path}.`);
    const value = at(body, path);
    if (Array.isArray(wanted) && Array.isArray(value) && value.length === wanted.length) {
      return fieldDifferences(body, Object.fromEntries(wanted.entries()), `${path}.`);
    }
    const mayBeAbsent = wanted === null || name.endsWith('?');
    if (value === wanted || (value == null && mayBeAbsent)) return [];
    return [`${path}: expected ${formatValue(wanted)}, got ${formatValue(value)}`];
  });
}

/**
 * Returns the value at a path of an answer, or undefined.
 *
 * @example at({ offers: [{ id: 3 }] }, 'offers.0.id') // 3
 */
export function at(body: unknown, path: string): unknown {
  return valueAt(body, path.split('.'));
}

/** Returns the list at a path of an answer, or an empty list. */
export function rowsAt(body: unknown, path: string): readonly unknown[] {
  const value = at(body, path);
  return Array.isArray(value) ? value : [];
}

const MAX_LENGTH = 60;

/** Returns a value with its type, shortened: `string "45"`. */
export function formatValue(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (value === null) return 'null';
  if (Array.isArray(value)) return `an array of ${value.length}`;
  if (typeof value === 'object') {
    return `an object with ${Object.keys(value).slice(0, 6).join(', ') || 'no fields'}`;
  }
  const text = JSON.stringify(value);
  return `${typeof value} ${text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text}`;
}
