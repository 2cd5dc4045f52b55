import * as z from 'zod/mini';
import type { Schema } from '#src/contract/endpoint.ts';
import { knownValues } from '#src/domain/primitives.ts';
import { endpoints } from '#src/contract/registry.ts';
import type { Component } from './components.ts';
import { isObject, toJson, type Json, type JsonObject } from './json.ts';

const PLACE = '#/components/schemas/';

/** The contract's schemas as JSON Schema. */
export interface SchemaBook {
  /** The shared schemas by name, sorted. */
  readonly components: JsonObject;
  /** A reference to a shared schema, or the inlined schema. */
  use(schema: Schema): JsonObject;
  /** The whole schema, shared or not. */
  inline(schema: Schema): JsonObject;
}

/**
 * Converts every schema of the contract to JSON Schema.
 *
 * Uses zod's "input" types, which describe the wire format in both directions: before defaults are
 * filled in, query strings become numbers, or answers are reshaped.
 *
 * @throws Error for a schema that is not part of the contract
 */
export function createSchemaBook(shared: readonly Component[]): SchemaBook {
  const names = new Map<Schema, string>(shared.map(({ schema, name }) => [schema, name]));
  const registry = z.registry<{ id: string }>();
  for (const [schema, id] of names) registry.add(schema, { id });
  for (const endpoint of endpoints) {
    for (const part of ['params', 'query', 'body', 'answer'] as const) {
      const schema = endpoint[part];
      // Calls may share a schema, which gets the name of the first call.
      if (!schema || names.has(schema)) continue;
      names.set(schema, `${endpoint.name}/${part}`);
      registry.add(schema, { id: `${endpoint.name}/${part}` });
    }
  }
  const { schemas } = z.toJSONSchema(registry, {
    io: 'input',
    uri: (id) => PLACE + id,
    override({ zodSchema, jsonSchema }) {
      // The client accepts more values than a server should send.
      const known = knownValues(zodSchema);
      if (known === undefined) return simplify(jsonSchema);
      const name = names.get(known);
      if (name === undefined) Object.assign(jsonSchema, { enum: known.options });
      else {
        delete jsonSchema.type;
        jsonSchema.$ref = PLACE + name;
      }
    },
  });
  function inline(schema: Schema): JsonObject {
    const written = schemas[names.get(schema) ?? ''];
    if (!written) throw new Error('The schema is not part of the contract.');
    return toJson({ ...written, $schema: undefined, $id: undefined }) as JsonObject;
  }

  const components: Record<string, Json> = {};
  for (const { name, schema, description, fields } of shared.toSorted((a, b) =>
    a.name < b.name ? -1 : 1,
  )) {
    components[name] = { description, ...withTexts(inline(schema), fields) };
  }

  return {
    components,
    inline,
    use(schema) {
      const name = names.get(schema) ?? '';
      return name in components ? { $ref: PLACE + name } : inline(schema);
    },
  };
}

/** Returns a copy of a schema with descriptions of its fields; for a union, in each member that has the field. */
function withTexts(
  schema: JsonObject,
  texts: Readonly<Record<string, string | undefined>>,
): JsonObject {
  const { properties, anyOf } = schema;
  if (Array.isArray(anyOf)) {
    return { ...schema, anyOf: anyOf.map((one) => (isObject(one) ? withTexts(one, texts) : one)) };
  }
  if (!isObject(properties)) return schema;
  const described = Object.entries(properties).map(([name, property]): [string, Json] => {
    const description = texts[name];
    if (description === undefined || !isObject(property)) return [name, property];
    return [name, { description, ...property }];
  });
  return { ...schema, properties: Object.fromEntries(described) };
}

/** Writes a schema as people would: without the noise of zod, and with a list of types for what may be null. */
function simplify(schema: z.core.JSONSchema.BaseSchema): void {
  delete schema.propertyNames;
  if (schema.format !== undefined) delete schema.pattern;
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum;
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum;
  if (schema.type === 'integer' && typeof schema.exclusiveMinimum === 'number') {
    schema.minimum = schema.exclusiveMinimum + 1;
    delete schema.exclusiveMinimum;
  }
  // Members that differ by an optional field are clearer as `anyOf`, and pass the linter.
  if (schema.oneOf) schema.anyOf = schema.oneOf;
  delete schema.oneOf;
  const [one, other, ...more] = schema.anyOf ?? [];
  if (!one || other?.type !== 'null' || more.length > 0) return;
  // An enum would have to list null too, and a reference has no type.
  if (typeof one.type !== 'string' || 'enum' in one || 'const' in one) return;
  delete schema.anyOf;
  Object.assign(schema, { ...one, type: [one.type, 'null'] });
}
