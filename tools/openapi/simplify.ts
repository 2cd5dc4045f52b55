import { isObject, type Json, type JsonObject } from './json.ts';

/**
 * Removes noise from a JSON Schema: zod metadata, the limits of safe integers, the pattern behind a
 * format, and `anyOf` where a list of types is enough.
 */
export function simplify(schema: Json): Json {
  if (!isObject(schema)) return schema;
  const rest: JsonObject = {};
  for (const [key, value] of Object.entries(schema)) {
    if (key === '$schema' || key === '$id' || key === 'propertyNames') continue;
    if (key === 'pattern' && schema['format'] !== undefined) continue;
    if (typeof value === 'number' && Math.abs(value) === Number.MAX_SAFE_INTEGER) continue;
    // Members that differ by an optional field are clearer as `anyOf`, and pass the linter.
    rest[key === 'oneOf' ? 'anyOf' : key] = simplifyPart(key, value);
  }
  return withWholeMinimum(withTypeList(rest));
}

function simplifyPart(key: string, value: Json): Json {
  switch (key) {
    case 'properties':
      return isObject(value)
        ? Object.fromEntries(Object.entries(value).map(([name, one]) => [name, simplify(one)]))
        : value;
    case 'items':
    case 'additionalProperties':
      return simplify(value);
    case 'anyOf':
    case 'oneOf':
    case 'allOf':
      return Array.isArray(value) ? value.map(simplify) : value;
    default:
      return value;
  }
}

/** Writes an exclusive minimum of an integer as an inclusive one. */
function withWholeMinimum(schema: JsonObject): JsonObject {
  const { exclusiveMinimum, ...rest } = schema;
  if (schema['type'] !== 'integer' && !isTypeList(schema, 'integer')) return schema;
  return typeof exclusiveMinimum === 'number' ? { ...rest, minimum: exclusiveMinimum + 1 } : schema;
}

function isTypeList(schema: JsonObject, type: string): boolean {
  const types = schema['type'];
  return Array.isArray(types) && types.includes(type);
}

/** Writes a plain type or null as `type: [T, 'null']`. */
function withTypeList(schema: JsonObject): JsonObject {
  const { anyOf, ...rest } = schema;
  if (!Array.isArray(anyOf) || anyOf.length !== 2) return schema;
  const [one, other] = anyOf;
  if (!isObject(one) || !isObject(other) || other['type'] !== 'null') return schema;
  // An enum would have to list null too, and a reference has no type.
  if (typeof one['type'] !== 'string' || 'enum' in one || 'const' in one) return schema;
  return { ...rest, ...one, type: [one['type'], 'null'] };
}
