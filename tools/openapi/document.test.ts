import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { endpoint, ErrorBody, type AnyEndpoint } from '#src/contract/endpoint.ts';
import { endpoints } from '#src/contract/registry.ts';
import { components } from './components.ts';
import { createDocument } from './document.ts';
import { isObject, type Json, type JsonObject } from './json.ts';
import { defaultNote, noteOf } from './notes.ts';

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

describe.each(all.map((endpoint) => [endpoint.name, endpoint] as const))('%s', (_, endpoint) => {
  it('has an operation id, a summary and a tag', () => {
    const { operationId, summary, tags } = operationOf(endpoint);
    expect(operationId).toBe(endpoint.name);
    expect(summary).toMatch(/^[A-Z].*[^.]$/);
    expect(tags).toHaveLength(1);
  });

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
    const path = given.filter((one) => at(one, 'in') === 'path');
    expect(path.map((one) => [at(one, 'name'), at(one, 'required')])).toEqual(
      [...endpoint.path.matchAll(/:(\w+)/g)].map(([, name]) => [name, true]),
    );
  });

  it('has an example body that the contract accepts', () => {
    const { requestBody } = operationOf(endpoint);
    expect(requestBody !== undefined).toBe(endpoint.body !== undefined);
    const example = at(requestBody, ...media, 'example');
    if (example !== undefined) expect(endpoint.body?.safeParse(example).error).toBeUndefined();
  });

  it('has an example answer that the contract accepts', () => {
    const { responses } = operationOf(endpoint);
    const example = at(responses, '200', ...media, 'example');
    if (example !== undefined) expect(endpoint.answer.safeParse(example).error).toBeUndefined();
  });
});

it('has an example for every call whose note has an input', () => {
  const withoutExample = endpoints
    .filter((endpoint) => noteOf(endpoint).input)
    .filter((endpoint) => !at(operationOf(endpoint), 'responses', '200', ...media, 'example'));
  expect(withoutExample.map(({ name }) => name)).toEqual([]);
});

it('derives a note for a call without a written one', () => {
  const call = endpoint({
    name: 'bills.mark-as-paid',
    method: 'GET',
    path: '/bills/marked',
    resource: 'bill',
    answer: z.object({}),
    fallback: 'Failed',
  });
  expect(defaultNote(call)).toMatchObject({ summary: 'Bills: mark as paid', as: 'client' });
  expect(defaultNote(call).input).toBeTypeOf('function');
  expect(defaultNote({ ...call, access: 'public' }).as).toBeNull();
  expect(defaultNote({ ...call, body: z.object({}) }).input).toBeUndefined();
  expect(defaultNote({ ...call, params: z.object({}) }).input).toBeUndefined();
});

it.each(components.map((one) => [one.name, one] as const))(
  'describes %s and gives valid examples',
  (name, { schema, description }) => {
    expect(description).toMatch(/^[A-Z].*\.$/);
    const examples = at(document, 'components', 'schemas', name, 'examples');
    for (const example of Array.isArray(examples) ? examples : []) {
      expect(schema.safeParse(example).error).toBeUndefined();
    }
  },
);

it('has error responses that the client can parse', () => {
  const responses = at(document, 'components', 'responses');
  const bodies = Object.values(isObject(responses) ? responses : {}).map((one) =>
    at(one, ...media, 'example'),
  );
  expect(bodies).toHaveLength(7);
  for (const body of bodies) expect(ErrorBody.parse(body)).toEqual(body);
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

it('shows every shape in which a server may nest the categories', () => {
  const answer = at(document, 'paths', '/tasks/categories', 'get', 'responses', '200', ...media);
  expect(at(answer, 'schema', 'anyOf')).toHaveLength(4);
});
