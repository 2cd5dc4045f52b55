import { MAX_PER_PAGE } from '#src/contract/shared.ts';
import { IDEMPOTENCY_HEADER, type AnyEndpoint, type Schema } from '#src/contract/endpoint.ts';
import { isObject, type Json, type JsonObject } from './json.ts';
import type { SchemaBook } from './schemas.ts';

/** Descriptions of parameters. */
const texts: Readonly<Record<string, string>> = {
  id: 'The id of what the address names.',
  page: 'Which page of the list, from 1.',
  per_page: `How many rows a page has; more than ${MAX_PER_PAGE} gives ${MAX_PER_PAGE}.`,
  status: 'Only rows in this status; an empty value counts as not given.',
  search: 'Only rows that hold this text.',
  sort_by: 'What the rows are sorted by.',
  sort_order: 'Upwards or downwards.',
  category_id: 'Only tasks of this category.',
  location: 'Only tasks whose location holds this text.',
  user_id: 'The person that the reviews are about.',
  reviewer_id: 'The person who wrote the reviews.',
};

const timestamp: JsonObject = {
  name: 'timestamp',
  in: 'query',
  description: 'Milliseconds since 1970; keeps caches away and is otherwise ignored.',
  schema: { type: 'integer' },
};

const idempotencyKey: JsonObject = {
  name: IDEMPOTENCY_HEADER,
  in: 'header',
  description: 'A random text. A repeated request with the same one creates nothing.',
  schema: { type: 'string' },
};

/**
 * Returns the parameters of a call, path parameters first.
 *
 * @param given the input of the call's example
 * @throws Error when the schema of the parameters is not an object, or one has no description
 */
export function parametersOf(
  endpoint: AnyEndpoint,
  book: SchemaBook,
  given: { params?: unknown; query?: unknown },
): JsonObject[] {
  return [
    ...parametersIn('path', endpoint.params, book, given.params),
    ...parametersIn('query', endpoint.query, book, given.query),
    ...(endpoint.hasTimestamp ? [timestamp] : []),
    ...(endpoint.creates ? [idempotencyKey] : []),
  ];
}

function parametersIn(
  place: 'path' | 'query',
  schema: Schema | undefined,
  book: SchemaBook,
  given: unknown,
): JsonObject[] {
  if (!schema) return [];
  const { properties, required } = book.inline(schema);
  if (!isObject(properties)) throw new Error(`The parameters of a ${place} must be an object.`);
  const values = (given ?? {}) as Record<string, Json>;
  return Object.entries(properties).map(([name, property]) => {
    const example = values[name];
    const description = texts[name];
    if (description === undefined)
      throw new Error(`Describe the parameter ${name} in tools/openapi/parameters.ts.`);
    return {
      name,
      in: place,
      description,
      ...(Array.isArray(required) && required.includes(name) ? { required: true } : {}),
      schema: property,
      ...(example === undefined ? {} : { example }),
    };
  });
}
