import leven from 'leven';
import type { Schema } from '#src/contract/endpoint.ts';
import { knownValues, UNKNOWN } from '#src/domain/primitives.ts';
import { expectation, type SchemaIssue } from '#src/contract/schema-issue.ts';
import { at, isObject, formatValue } from './values.ts';

/** An issue, with the issues of each branch of a union. */
interface Issue extends SchemaIssue {
  readonly errors?: readonly (readonly Issue[])[];
}

/** The used part of zod's schema definitions. */
interface Definition {
  readonly type: string;
  readonly shape?: Readonly<Record<string, Schema>>;
  readonly element?: Schema;
  readonly innerType?: Schema;
  readonly in?: Schema;
}

/**
 * Returns where a body differs from its schema, a line for each field:
 * `offers.0.payment_amount: expected number, got string "45"`. Rows with the same difference share a
 * line.
 */
export function schemaDifferences(schema: Schema, body: unknown): string[] {
  const result = schema.safeParse(body);
  if (result.success) return unknownValues(schema, body, result.data);
  const envelope = envelopeDifference(schema, body);
  if (envelope !== undefined) return [envelope];
  const similar = Map.groupBy(
    flattenUnions(result.error.issues as unknown as Issue[]),
    similarityKey,
  );
  return [...similar.values()].flatMap(([first, ...others]) => {
    if (first === undefined) return [];
    const more = others.length === 0 ? '' : ` (and ${others.length} more rows like it)`;
    return [lineOf(schema, body, first) + more];
  });
}

/** The product tolerates unknown values of extensible enums, but a server should not send them. */
function unknownValues(
  schema: Schema,
  body: unknown,
  read: unknown,
  path: readonly PropertyKey[] = [],
): string[] {
  const value = at(body, path);
  if (read === UNKNOWN && value !== read) {
    const known = optionsOf(schemaAt(schema, path)).join(', ');
    return [`${path.join('.')}: expected one of ${known}, got ${formatValue(value)}`];
  }
  if (Array.isArray(read)) {
    return read.flatMap((row, index) => unknownValues(schema, body, row, [...path, index]));
  }
  if (!isObject(read)) return [];
  return Object.entries(read).flatMap(([key, field]) =>
    unknownValues(schema, body, field, [...path, key]),
  );
}

/** The known values of an extensible enum, possibly optional or nullable. */
function optionsOf(schema: Schema | undefined): readonly string[] {
  if (schema === undefined) return [];
  const known = knownValues(schema);
  if (known !== undefined) return known.options.map(String);
  return optionsOf((schema._zod.def as unknown as Definition).innerType);
}

/** A key for similar issues: all rows of a list share it. */
function similarityKey({ code, path }: Issue): string {
  return `${code} ${path.map((key) => (typeof key === 'number' ? '*' : String(key))).join('.')}`;
}

/** Replaces a union's issue by those of its closest branch. */
function flattenUnions(issues: readonly Issue[], before: readonly PropertyKey[] = []): Issue[] {
  return issues.flatMap((issue) => {
    const path = [...before, ...issue.path];
    const branches = (issue.errors ?? []).map((branch) => flattenUnions(branch, path));
    if (branches.length === 0) return [{ ...issue, path }];
    const depth = (branch: Issue[]) => Math.max(0, ...branch.map((each) => each.path.length));
    const [nearest = []] = branches.sort((a, b) => depth(b) - depth(a) || a.length - b.length);
    return nearest;
  });
}

function lineOf(schema: Schema, body: unknown, issue: Issue): string {
  const value = at(body, issue.path);
  const where = issue.path.map(String).join('.') || '(body)';
  const hint = value === undefined ? renameHint(schema, body, issue.path) : '';
  return `${where}: expected ${expectation(issue)}, got ${formatValue(value)}${hint}`;
}

/** Suggests unknown fields of the same object, in case a missing field was renamed. */
function renameHint(schema: Schema, body: unknown, path: readonly PropertyKey[]): string {
  const parent = path.slice(0, -1);
  const shape = shapeAt(schema, parent);
  const holder = at(body, parent);
  if (shape === undefined || !isObject(holder) || Array.isArray(holder)) return '';
  const missing = String(path.at(-1));
  const unknown = Object.keys(holder)
    .filter((key) => !(key in shape))
    .sort((a, b) => leven(a, missing) - leven(b, missing));
  if (unknown.length === 0) return '';
  const names = unknown.slice(0, 3).map((key) => `"${key}"`);
  return `; unknown fields there: ${names.join(', ')}`;
}

function definitionOf(schema: Schema): Definition {
  const definition = schema._zod.def as unknown as Definition;
  const inner = definition.innerType ?? definition.in;
  return inner === undefined ? definition : definitionOf(inner);
}

function schemaAt(schema: Schema, path: readonly PropertyKey[]): Schema | undefined {
  let current: Schema | undefined = schema;
  for (const key of path) {
    if (current === undefined) return undefined;
    const { shape, element }: Definition = definitionOf(current);
    current = typeof key === 'number' ? element : shape?.[String(key)];
  }
  return current;
}

function shapeAt(schema: Schema, path: readonly PropertyKey[]): Definition['shape'] {
  const found = schemaAt(schema, path);
  return found === undefined ? undefined : definitionOf(found).shape;
}

/** Returns a line when the right fields are at the wrong level: wrapped twice, or not wrapped. */
function envelopeDifference(schema: Schema, body: unknown): string | undefined {
  const shape = definitionOf(schema).shape;
  if (shape === undefined || !isObject(body)) return undefined;
  const keys = Object.entries(shape).filter(([, field]) => !field.safeParse(undefined).success);
  const missing = keys.filter(([key]) => at(body, [key]) === undefined);
  if (missing.length === 0 && !keys.some(([key, field]) => isUnwrapped(key, field, body))) {
    return undefined;
  }
  const expected = `{ ${keys.map(([key]) => key).join(', ')} }`;
  const wrapper = Object.entries(body).find(
    ([key, value]) => !(key in shape) && isObject(value) && keys.every(([name]) => name in value),
  );
  if (wrapper !== undefined) {
    return `(body): wrong envelope: ${expected} is in "${wrapper[0]}" instead of at the top level`;
  }
  const bare = keys.find(([key, field]) => isUnwrapped(key, field, body));
  if (bare === undefined) return undefined;
  return `(body): wrong envelope: expected ${expected}, got the value of "${bare[0]}" at the top level`;
}

function isUnwrapped(key: string, field: Schema, body: object): boolean {
  const { type } = definitionOf(field);
  if (type !== 'object' && type !== 'array') return false;
  // A schema without required fields accepts anything.
  if (field.safeParse({}).success) return false;
  return at(body, [key, 'data']) === undefined && field.safeParse(body).success;
}
