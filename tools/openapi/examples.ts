import { people } from '#mocks/fixtures/accounts.ts';
import { createMockServer } from '#mocks/server/mock-server.ts';
import { API_BASE_PATH, fillPath, type AnyEndpoint } from '#src/contract/endpoint.ts';
import type { EndpointName } from '#src/contract/registry.ts';
import { openExampleWorld } from './example-world.ts';
import { isObject, toJson, type Json } from './json.ts';
import type { Note } from './notes.ts';

const ORIGIN = 'http://example.test';

/** The input of a call and its answer. */
export interface Example {
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: Json;
  readonly answer: Json;
}

/**
 * Sends a call to a new mock server, so no example depends on another.
 *
 * @returns undefined when the note has no input
 * @throws Error on an error response
 */
export async function exampleOf(endpoint: AnyEndpoint, note: Note): Promise<Example | undefined> {
  if (!note.input) return undefined;
  const { world, clock } = openExampleWorld();
  const { params, query, body } = note.input as Partial<
    Record<'params' | 'query' | 'body', Record<string, unknown>>
  >;
  const server = createMockServer({ world, clock });
  const search = new URLSearchParams(
    Object.entries(query ?? {}).map(([key, value]) => [key, String(value)]),
  );
  const response = await server.handle(
    new Request(`${ORIGIN}${API_BASE_PATH}${fillPath(endpoint.path, params ?? {})}?${search}`, {
      method: endpoint.method,
      headers: note.as ? { Authorization: `Bearer ${world.issueToken(people[note.as].id)}` } : {},
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    }),
  );
  const answer = (await response.json()) as Json;
  if (!response.ok) {
    throw new Error(`${endpoint.name}: ${response.status} ${JSON.stringify(answer)}`);
  }
  return { params, query, answer, ...(body === undefined ? {} : { body: toJson(body) }) };
}

/** The call and the path in its answer where each entity is found. */
const places: Readonly<Record<string, readonly [EndpointName, ...(string | number)[]]>> = {
  AuthAnswer: ['auth.login'],
  Category: ['tasks.categories', 'categories', 0],
  Conversation: ['messages.list', 'conversation'],
  Message: ['messages.list', 'messages', 0],
  Offer: ['offers.get', 'offer'],
  Pagination: ['tasks.mine', 'pagination'],
  PendingReview: ['reviews.pending', 'data', 0],
  RatingStats: ['reviews.public-stats', 'data'],
  Review: ['reviews.get', 'data'],
  Task: ['tasks.get', 'task'],
  User: ['auth.login', 'data', 'user'],
};

/**
 * Returns an example of a shared schema, taken from the answers; undefined for a schema that needs none.
 *
 * @throws Error when the answer has no value at the path
 */
export function entityExample(
  name: string,
  examples: ReadonlyMap<string, Example>,
): Json | undefined {
  const [call, ...path] = places[name] ?? [];
  if (call === undefined) return undefined;
  const example = path.reduce<Json | undefined>((value, key) => {
    if (Array.isArray(value) && typeof key === 'number') return value[key];
    return isObject(value) ? value[key] : undefined;
  }, examples.get(call)?.answer);
  if (example === undefined) throw new Error(`${call} has no ${name} at ${path.join('.')}.`);
  return example;
}
