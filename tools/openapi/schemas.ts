import * as z from 'zod/mini';
import type { Schema } from '#src/contract/endpoint.ts';
import { endpoints } from '#src/contract/registry.ts';
import type { Component } from './components.ts';
import { isObject, toJson, type Json, type JsonObject } from './json.ts';
import { simplify } from './simplify.ts';

const PLACE = '#/components/schemas/';

/** The schemas of the contract as the document writes them. */
export interface SchemaBook {
  /** The shared ones by their names, sorted. */
  readonly components: JsonObject;
  /** A schema where it is used: a reference to a shared one, or all of it. */
  use(schema: Schema): JsonObject;
  /** All of a schema, shared or not. */
  inline(schema: Schema): JsonObject;
}

/**
 * Writes every schema of the contract as JSON Schema.
 *
 * Each is taken as it reads (zod's "input"), which is what goes over the wire in both directions:
 * before defaults are filled in, text of an address becomes a number, or an answer is reshaped.
 */
export function createSchemaBook(shared: readonly Component[]): SchemaBook {
  const names = new Map<Schema, string>(shared.map(({ schema, name }) => [schema, name]));
  const registry = z.registry<{ id: string }>();
  for (const [schema, id] of names) registry.add(schema, { id });
  for (const endpoint of endpoints) {
    for (const part of ['params', 'query', 'body', 'answer'] as const) {
      const schema = endpoint[part];
      // Calls may share a schema: it is written under the first one's name.
      if (!schema || names.has(schema)) continue;
      names.set(schema, `${endpoint.name}/${part}`);
      registry.add(schema, { id: `${endpoint.name}/${part}` });
    }
  }
  const { schemas } = z.toJSONSchema(registry, {
    io: 'input',
    uri: (id) => PLACE + id,
    override({ zodSchema, jsonSchema }) {
      // What we read a stranger's value as is no value that a server may leave out.
      if (zodSchema._zod.def.type === 'catch') delete jsonSchema.default;
    },
  });
  const written = new Map(
    Object.entries(schemas).map(([name, schema]) => [name, simplify(toJson(schema))]),
  );

  function nameOf(schema: Schema): string {
    const name = names.get(schema);
    if (name === undefined) throw new Error('Only schemas of the contract are written.');
    return name;
  }

  function inline(schema: Schema): JsonObject {
    const found = written.get(nameOf(schema));
    if (!isObject(found)) throw new Error(`${nameOf(schema)} is not an object of JSON Schema.`);
    return found;
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
      const name = nameOf(schema);
      return name in components ? { $ref: PLACE + name } : inline(schema);
    },
  };
}

/** Says of fields what they mean; of a union's members, those that have the field. */
export function withTexts(
  schema: JsonObject,
  texts: Readonly<Record<string, string | undefined>>,
): JsonObject {
  const { $ref, properties, anyOf } = schema;
  if (typeof $ref === 'string' && Object.keys(texts).length > 0) {
    throw new Error(`What is said of the fields of ${$ref} stands in components.ts.`);
  }
  if (Array.isArray(anyOf)) {
    return { ...schema, anyOf: anyOf.map((one) => (isObject(one) ? withTexts(one, texts) : one)) };
  }
  if (!isObject(properties)) return schema;
  const said = Object.entries(properties).map(([name, property]): [string, Json] => {
    const description = texts[name];
    if (description === undefined || !isObject(property)) return [name, property];
    return [name, { description, ...property }];
  });
  return { ...schema, properties: Object.fromEntries(said) };
}
