import { Problem } from '#mocks/db/problem.ts';
import type { AnyEndpoint } from '#src/contract/endpoint.ts';
import { toJson, type Json, type JsonObject } from './json.ts';
import { commentOf } from './comments.ts';

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
    description: "The body isn't valid JSON.",
    example: new Problem(400, { message: "The body isn't valid JSON." }).body,
  },
  401: {
    name: 'Unauthenticated',
    description: 'The token is missing or no longer valid.',
    example: Problem.unauthorized().body,
  },
  403: {
    name: 'Forbidden',
    description: "The viewer isn't allowed to do this.",
    example: Problem.forbidden().body,
  },
  404: {
    name: 'NotFound',
    description: 'Nothing has this id.',
    example: Problem.notFound("We couldn't find what you're looking for.").body,
  },
  409: {
    name: 'Conflict',
    description: "The current state doesn't allow it.",
    example: Problem.conflict('This offer is no longer pending.').body,
  },
  422: {
    name: 'Invalid',
    description: 'The input is invalid.',
    example: Problem.invalid({ email: ['Please enter a valid email address'] }).body,
  },
  429: {
    name: 'TooOften',
    description: 'Too many requests.',
    example: Problem.tooManyRequests('Please wait a minute before you request a new code.', 60)
      .body,
    headers: {
      'Retry-After': {
        description: 'How many seconds to wait before the next attempt.',
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
 * and those that its comment explains.
 */
export function errorResponsesOf(endpoint: AnyEndpoint): JsonObject {
  const { errors } = commentOf(endpoint);
  const statuses = new Set(errors.keys());
  if (endpoint.body) statuses.add(400);
  if (endpoint.access === 'user') statuses.add(401);
  if (endpoint.params) statuses.add(404);
  if (endpoint.query || endpoint.body) statuses.add(422);
  // Every operation needs an error response, even when the contract implies none.
  if (statuses.size === 0) return { '4XX': errorContent('Any refusal.') };
  return Object.fromEntries(
    [...statuses]
      .toSorted((a, b) => a - b)
      .map((status) => [String(status), reference(status, errors.get(status))]),
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
