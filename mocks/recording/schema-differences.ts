import * as z from 'zod/mini';
import type { Schema } from '#src/contract/endpoint.ts';
import { expectation } from '#src/contract/schema-issue.ts';
import { UNKNOWN } from '#src/domain/primitives.ts';
import { isRecord } from '../faults/merge-patch.ts';

/** A place where a value differs from its schema. */
export interface Difference {
  /** The path of the field, `*` for the items of a list; empty for the whole value. */
  readonly field: string;
  /** What the schema expects; `nothing` for a field that it doesn't have. */
  readonly expected: string;
  readonly value: unknown;
}

/** What is expected of a field that a schema doesn't have, and of a value that the product reads as unknown. */
export const NO_FIELD = 'nothing';
export const KNOWN_VALUE = 'a known value';

/** Returns where a value differs from its schema. Items of a list with the same difference count once. */
export function schemaDifferences(
  schema: Schema,
  value: unknown,
  start: readonly PropertyKey[] = [],
): Difference[] {
  const parsed = schema.safeParse(value);
  // A schema that transforms the value says nothing about single fields.
  if (parsed.success && schema instanceof z.ZodMiniPipe) return [];
  const found = parsed.success
    ? addedOrUnknown(value, parsed.data, start)
    : parsed.error.issues.map((issue) => ({
        field: fieldOf([...start, ...issue.path]),
        expected: expectation(issue),
        value: valueAt(value, issue.path),
      }));
  const keyed = found.toReversed().map((each) => [`${each.field} ${each.expected}`, each] as const);
  return [...new Map(keyed).values()].toReversed();
}

function fieldOf(path: readonly PropertyKey[]): string {
  return path.map((key) => (typeof key === 'number' ? '*' : String(key))).join('.');
}

/** Schemas strip unknown fields and replace unknown values, so what parsing changes is the difference. */
function addedOrUnknown(raw: unknown, read: unknown, path: readonly PropertyKey[]): Difference[] {
  if (Array.isArray(raw) && Array.isArray(read)) {
    return raw.flatMap((item, index) => addedOrUnknown(item, read[index], [...path, index]));
  }
  if (isRecord(raw) && isRecord(read)) {
    return Object.entries(raw).flatMap(([key, value]) =>
      key in read
        ? addedOrUnknown(value, read[key], [...path, key])
        : [{ field: fieldOf([...path, key]), expected: NO_FIELD, value }],
    );
  }
  if (read !== UNKNOWN || raw === UNKNOWN) return [];
  return [{ field: fieldOf(path), expected: KNOWN_VALUE, value: raw }];
}

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  let found = value;
  for (const key of path) {
    found = typeof found === 'object' && found !== null ? Reflect.get(found, key) : undefined;
  }
  return found;
}
