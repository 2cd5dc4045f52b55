import { Problem } from '#mocks/problem.ts';
import type { AnyEndpoint } from '#src/contract/endpoint.ts';
import { toJson, type Json, type JsonObject } from './json.ts';
import type { Note } from './note.ts';

/** A refusal that many calls share: its name in the document, what it means, and one of its kind. */
interface Refusal {
  readonly name: string;
  readonly means: string;
  readonly example: unknown;
}

const refusals: Readonly<Record<number, Refusal>> = {
  400: {
    name: 'NotJson',
    means: 'The body is not JSON.',
    example: new Problem(400, { message: 'The body is not JSON.' }).body,
  },
  401: {
    name: 'Unauthenticated',
    means: 'There is no token, or a dead one.',
    example: Problem.unauthorized().body,
  },
  403: {
    name: 'Forbidden',
    means: 'The viewer may not do this.',
    example: Problem.forbidden().body,
  },
  404: {
    name: 'NotFound',
    means: 'There is nothing with this id.',
    example: Problem.notFound('There is nothing at this address.').body,
  },
  409: {
    name: 'Conflict',
    means: 'The state forbids it.',
    example: Problem.conflict('This offer is no longer pending.').body,
  },
  422: {
    name: 'Invalid',
    means: 'Something that was sent is invalid.',
    example: Problem.invalid({ email: ['Please enter a valid email address'] }).body,
  },
  429: {
    name: 'TooOften',
    means: 'Too often.',
    example: new Problem(429, { message: 'Please wait a minute before asking for a new code.' })
      .body,
  },
};

/** Every shared refusal, for `components.responses`. */
export function refusalComponents(): JsonObject {
  const all = Object.values(refusals).toSorted((a, b) => (a.name < b.name ? -1 : 1));
  return Object.fromEntries(
    all.map(({ name, means, example }) => [name, refusalBody(means, toJson(example))]),
  );
}

/**
 * What a call may be refused with: by its shape (a token, an id, a body), and for reasons of its
 * own.
 */
export function refusalsOf(endpoint: AnyEndpoint, note: Note): JsonObject {
  const own = { ...note.refusals };
  const statuses = new Set(Object.keys(own).map(Number));
  if (endpoint.body) statuses.add(400);
  if (endpoint.access === 'user') statuses.add(401);
  if (endpoint.params) statuses.add(404);
  if (endpoint.query || endpoint.body) statuses.add(422);
  // A call that nothing can be wrong with still has to say what a refusal would look like.
  if (statuses.size === 0) return { '4XX': refusalBody('Any refusal.') };
  return Object.fromEntries(
    [...statuses]
      .toSorted((a, b) => a - b)
      .map((status) => [
        String(status),
        reference(status, (own as Record<number, string>)[status]),
      ]),
  );
}

function reference(status: number, means: string | undefined): JsonObject {
  const refusal = refusals[status];
  if (!refusal) throw new Error(`There are no words for ${status}.`);
  const $ref = `#/components/responses/${refusal.name}`;
  return means === undefined ? { $ref } : { $ref, description: means };
}

function refusalBody(description: string, example?: Json): JsonObject {
  const media: JsonObject = { schema: { $ref: '#/components/schemas/ErrorBody' } };
  if (example !== undefined) media['example'] = example;
  return { description, content: { 'application/json': media } };
}
