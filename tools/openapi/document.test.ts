import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import type { AnyEndpoint } from '#src/contract/endpoint.ts';
import { endpoints } from '#src/contract/registry.ts';
import { createDocument } from './document.ts';
import { isObject, type Json, type JsonObject } from './json.ts';
import { noteOf } from './notes.ts';

const all: readonly AnyEndpoint[] = endpoints;
let document: JsonObject;

beforeAll(async () => {
  document = await createDocument();
});

/** The value at a path of the document, or undefined. */
function at(from: Json | undefined, ...path: string[]): Json | undefined {
  return path.reduce((value, key) => (isObject(value) ? value[key] : undefined), from);
}

function operationOf({ path, method }: AnyEndpoint): JsonObject {
  const place = path.replaceAll(/:(\w+)/g, '{$1}');
  const operation = at(document, 'paths', place, method.toLowerCase());
  if (!isObject(operation)) throw new Error(`The document has no ${method} ${place}.`);
  return operation;
}

const media = ['content', 'application/json'] as const;

it('equals openapi.json; if not, run `npm run openapi`', () => {
  const file = readFileSync(join(import.meta.dirname, '../../openapi.json'), 'utf8');
  expect(JSON.parse(file)).toEqual(document);
  // The order must match too.
  expect(JSON.stringify(JSON.parse(file))).toBe(JSON.stringify(document));
});

// Whether examples fit their schemas, and what an operation needs, `redocly lint` tells.
describe.each(all.map((endpoint) => [endpoint.name, endpoint] as const))('%s', (_, endpoint) => {
  it('requires a token exactly where the contract does', () => {
    const { security, responses } = operationOf(endpoint);
    const isPublic = endpoint.access === 'public';
    expect(security).toEqual(isPublic ? [] : [{ token: [] }]);
    if (!isPublic) expect(responses).toHaveProperty('401');
  });

  it('describes every parameter', () => {
    const { parameters } = operationOf(endpoint);
    const given = Array.isArray(parameters) ? parameters : [];
    const undescribed = given.filter((one) => !at(one, 'description'));
    expect(
      undescribed.map((one) => at(one, 'name')),
      'add a description of each to tools/openapi/parameters.ts',
    ).toEqual([]);
  });
});

it('has an example for every call whose note has an input', () => {
  const withoutExample = endpoints
    .filter((endpoint) => noteOf(endpoint).input)
    .filter((endpoint) => !at(operationOf(endpoint), 'responses', '200', ...media, 'example'));
  expect(withoutExample.map(({ name }) => name)).toEqual([]);
});

it.each([
  ['GET /tasks', 'per_page', { type: 'integer', default: 12, minimum: 1 }],
  ['GET /tasks', 'sort_order', { type: 'string', default: 'asc', enum: ['asc', 'desc'] }],
  ['GET /tasks/{id}', 'id', { type: 'integer', minimum: 1 }],
  ['GET /messages/conversations', 'timestamp', { type: 'integer' }],
])('writes the wire format of %s, %s', (call, name, schema) => {
  const [method = '', path = ''] = call.split(' ');
  const parameters = at(document, 'paths', path, method.toLowerCase(), 'parameters');
  const found = Array.isArray(parameters)
    ? parameters.find((one) => at(one, 'name') === name)
    : undefined;
  expect(at(found, 'schema')).toEqual(schema);
});

it('shows the strict form alone of what can come in others', () => {
  const answer = at(document, 'paths', '/tasks/categories', 'get', 'responses', '200', ...media);
  expect(at(answer, 'schema', 'required')).toEqual(['categories']);
});
