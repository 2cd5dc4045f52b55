import type { ReadAnswer } from '#src/contract/read-answer.ts';
import { expectation, type SchemaIssue } from '#src/contract/schema-issue.ts';
import { UNKNOWN } from '#src/domain/primitives.ts';
import { isRecord } from '#src/contract/is-record.ts';

/** A place where a value differs from its schema. */
export interface Difference {
  /** The path of the field, `*` for the items of a list; empty for the whole value. */
  readonly field: string;
  readonly kind: DifferenceKind;
  /** What the schema expects; `nothing` for a field that it doesn't have. */
  readonly expected: string;
  readonly value: unknown;
}

/**
 * The kinds of differences, those that matter most first: a wrong or missing field, a value that the
 * product reads as unknown, a field that the schema doesn't have, and one of another form that is read as meant.
 */
const KINDS = ['wrong', 'unknown', 'extra', 'tolerated'] as const;
export type DifferenceKind = (typeof KINDS)[number];

/** Compares two differences: what matters most comes first. */
export function byKind(one: Pick<Difference, 'kind'>, other: Pick<Difference, 'kind'>): number {
  return KINDS.indexOf(one.kind) - KINDS.indexOf(other.kind);
}

/** Returns where a value that was read differs from its schema, sorted. Items of a list with the same difference count once. */
export function readDifferences(
  read: ReadAnswer<unknown>,
  start: readonly PropertyKey[] = [],
): Difference[] {
  const found = [
    ...(read.isRead
      ? addedOrUnknown(read.body, read.answer, start)
      : read.issues.map((issue) => difference('wrong', issue, valueAt(read.body, issue.path)))),
    ...read.tolerated.map(({ issue, value: given }) => difference('tolerated', issue, given)),
  ];

  function difference(kind: DifferenceKind, issue: SchemaIssue, given: unknown): Difference {
    const field = fieldOf([...start, ...issue.path]);
    return { field, kind, expected: expectation(issue), value: given };
  }

  const keyed = found.toReversed().map((each) => [`${each.field} ${each.expected}`, each] as const);
  return [...new Map(keyed).values()].toReversed().toSorted(byKind);
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
        : [{ field: fieldOf([...path, key]), kind: 'extra', expected: 'nothing', value }],
    );
  }
  if (read !== UNKNOWN || raw === UNKNOWN) return [];
  return [{ field: fieldOf(path), kind: 'unknown', expected: 'a known value', value: raw }];
}

/** Returns the value at a path of another one, or undefined. */
export function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  let found = value;
  for (const key of path) {
    found = typeof found === 'object' && found !== null ? Reflect.get(found, key) : undefined;
  }
  return found;
}
