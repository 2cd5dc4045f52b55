import { Problem } from '#mocks/db/problem.ts';
import type { AnyEndpoint } from '#src/contract/endpoint.ts';
import { toJson, type Json, type JsonObject } from './json.ts';
import { commentOf } from './comments.ts';

/** The error responses that calls share: their names in the document, and why they come. */
const errorResponses: Readonly<Record<number, readonly [name: string, why: string, Problem]>> = {
  400: [
    'NotJson',
    "The body isn't valid JSON, or is missing.",
    new Problem(400, { message: "The body isn't valid JSON." }),
  ],
  401: ['Unauthenticated', 'The token is missing or no longer valid.', Problem.unauthorized()],
  403: ['Forbidden', "The viewer isn't allowed to do this.", Problem.forbidden()],
  404: [
    'NotFound',
    'Nothing has this id.',
    Problem.notFound("We couldn't find what you're looking for."),
  ],
  409: [
    'Conflict',
    "The current state doesn't allow it.",
    Problem.conflict('This offer is no longer pending.'),
  ],
  422: [
    'Invalid',
    'The input is invalid.',
    Problem.invalid({ email: ['Please enter a valid email address'] }),
  ],
  429: [
    'TooOften',
    'Too many requests.',
    Problem.tooManyRequests('Please wait a minute before you request a new code.', 60),
  ],
};

const retryAfter = {
  description: 'How many seconds to wait before the next attempt.',
  schema: { type: 'integer', minimum: 0 },
};

/** The shared error responses, for `components.responses`. */
export function errorComponents(): JsonObject {
  const all = Object.values(errorResponses).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(
    all.map(([name, why, { status, body }]) => {
      const headers = status === 429 && { headers: { 'Retry-After': retryAfter } };
      return [name, { ...errorContent(why, toJson(body)), ...headers }];
    }),
  );
}

/**
 * The statuses of a call's errors: those that follow from its shape (a token, an id, a body), and those that its
 * comment explains.
 */
export function errorStatusesOf(endpoint: AnyEndpoint): number[] {
  const statuses = new Set(commentOf(endpoint).errors.keys());
  if (endpoint.body) statuses.add(400);
  if (endpoint.access === 'user') statuses.add(401);
  if (endpoint.params) statuses.add(404);
  if (endpoint.query || endpoint.body) statuses.add(422);
  return [...statuses].toSorted((a, b) => a - b);
}

/** Returns the error responses of a call. */
export function errorResponsesOf(endpoint: AnyEndpoint): JsonObject {
  const { errors } = commentOf(endpoint);
  return Object.fromEntries(
    errorStatusesOf(endpoint).map((status) => [
      String(status),
      reference(status, errors.get(status)),
    ]),
  );
}

function reference(status: number, description: string | undefined): JsonObject {
  const [name] = errorResponses[status] ?? [];
  if (name === undefined) throw new Error(`No error response is defined for ${status}.`);
  const $ref = `#/components/responses/${name}`;
  return description === undefined ? { $ref } : { $ref, description };
}

function errorContent(description: string, example: Json): JsonObject {
  const schema = { $ref: '#/components/schemas/ErrorBody' };
  return { description, content: { 'application/json': { schema, example } } };
}
