import { Problem } from '#mocks/problem.ts';
import type { AnyEndpoint } from '#src/contract/endpoint.ts';
import { toJson, type Json, type JsonObject } from './json.ts';
import type { Note } from './note.ts';

/** An error response that calls share: its name in the document, its description and an example. */
interface ErrorResponse {
  readonly name: string;
  readonly description: string;
  readonly example: unknown;
  readonly headers?: JsonObject;
}

const errorResponses: Readonly<Record<number, ErrorResponse>> = {
  400: {
    name: 'NotJson',
    description: 'The body is not JSON.',
    example: new Problem(400, { message: 'The body is not JSON.' }).body,
  },
  401: {
    name: 'Unauthenticated',
    description: 'There is no token, or a dead one.',
    example: Problem.unauthorized().body,
  },
  403: {
    name: 'Forbidden',
    description: 'The viewer may not do this.',
    example: Problem.forbidden().body,
  },
  404: {
    name: 'NotFound',
    description: 'There is nothing with this id.',
    example: Problem.notFound('There is nothing at this address.').body,
  },
  409: {
    name: 'Conflict',
    description: 'The state forbids it.',
    example: Problem.conflict('This offer is no longer pending.').body,
  },
  422: {
    name: 'Invalid',
    description: 'Something that was sent is invalid.',
    example: Problem.invalid({ email: ['Please enter a valid email address'] }).body,
  },
  429: {
    name: 'TooOften',
    description: 'Too often.',
    example: Problem.tooManyRequests('Please wait a minute before asking for a new code.', 60).body,
    headers: {
      'Retry-After': {
        description: 'The seconds to wait before the next try.',
        schema: { type: 'integer', minimum: 0 },
      },
    },
  },
};

/** The shared error responses, for `components.responses`. */
export function errorComponents(): JsonObject {
  const all = Object.values(errorResponses).toSorted((a, b) => (a.name < b.name ? -1 : 1));
  return Object.fromEntries(
    all.map(({ name, description, example, headers }) => [
      name,
      { ...errorContent(description, toJson(example)), ...(headers && { headers }) },
    ]),
  );
}

/**
 * Returns the error responses of a call: those that follow from its shape (a token, an id, a body),
 * and those of its note.
 */
export function errorResponsesOf(endpoint: AnyEndpoint, note: Note): JsonObject {
  const own = { ...note.errors };
  const statuses = new Set(Object.keys(own).map(Number));
  if (endpoint.body) statuses.add(400);
  if (endpoint.access === 'user') statuses.add(401);
  if (endpoint.params) statuses.add(404);
  if (endpoint.query || endpoint.body) statuses.add(422);
  // Every operation needs an error response, even when the contract implies none.
  if (statuses.size === 0) return { '4XX': errorContent('Any refusal.') };
  return Object.fromEntries(
    [...statuses]
      .toSorted((a, b) => a - b)
      .map((status) => [
        String(status),
        reference(status, (own as Record<number, string>)[status]),
      ]),
  );
}

function reference(status: number, description: string | undefined): JsonObject {
  const response = errorResponses[status];
  if (!response) throw new Error(`No error response is defined for ${status}.`);
  const $ref = `#/components/responses/${response.name}`;
  return description === undefined ? { $ref } : { $ref, description: description };
}

function errorContent(description: string, example?: Json): JsonObject {
  const media: JsonObject = { schema: { $ref: '#/components/schemas/ErrorBody' } };
  if (example !== undefined) media['example'] = example;
  return { description, content: { 'application/json': media } };
}
