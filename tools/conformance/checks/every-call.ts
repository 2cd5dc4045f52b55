import * as z from 'zod/mini';
import { needsBody, type AnyEndpoint } from '#src/contract/endpoint.ts';
import { endpoints } from '#src/contract/registry.ts';
import { isRecord } from '#src/contract/is-record.ts';
import { answers, rejects, type Check } from '../check.ts';
import { client, endpointOf, Skipped, worker } from '../context.ts';
import type { Call, Context, Given, Person } from '../context.ts';
import { at, type Fields } from '../values.ts';
import { clientsReview, taskForm, work, workConversation, workOffer } from './set-up.ts';

// What every call has in common, by the contract.

/** An id that no row has. It fits into a 32-bit integer column. */
export const UNKNOWN_ID = 2_000_000_000;

/** Valid bodies for calls with an id, so only the id is wrong. */
const bodies: Readonly<Record<string, Fields>> = {
  'messages.send': { message: 'Are you there?', message_type: 'text' },
  'offers.accept': { response_message: '' },
  'offers.decline': { response_message: '' },
  'reviews.update': { rating: 4, review_text: null },
  'tasks.update': taskForm('nothing'),
};

/** Calls that need a token, without one and with an unknown one. */
const tokenChecks = endpoints
  .filter(({ access }) => access === 'user')
  .flatMap((endpoint: AnyEndpoint) => {
    // A server without authorization must not delete a row. Others check the token before the body.
    const given = { id: UNKNOWN_ID, body: endpoint.body && {} };
    return [
      rejects(endpoint, 401, 'without a token', { as: 'nobody', ...given }),
      rejects(endpoint, 401, 'with an unknown token', { as: 'unknown-token', ...given }),
    ];
  });

/** Calls with an id, with an id that does not exist. */
const unknownIdChecks = [
  ...endpoints
    .filter(({ path }) => path.includes(':id'))
    .map((endpoint: AnyEndpoint) => {
      // With an empty body, the server may reject the body before it looks up the id.
      const body = bodies[endpoint.name] ?? (endpoint.body && {});
      const statuses = endpoint.body && !bodies[endpoint.name] ? [404, 422] : [404];
      const given = { as: viewerOf(endpoint), id: UNKNOWN_ID, body };
      return rejects(endpoint, statuses, 'an id that does not exist', given);
    }),
  ...endpoints
    .filter(({ path, body }) => path.includes(':id') && body)
    .filter((endpoint) => !needsBody(endpoint))
    .map((endpoint) => {
      const given = { as: viewerOf(endpoint), id: UNKNOWN_ID };
      return rejects(endpoint, 404, 'an id that does not exist, without a body', given);
    }),
  ...['x', 0].map((id) => rejects('offers.get', 404, `the id ${id}`, client(id))),
];

/** The parameters of queries, with what is neither a positive number nor one of the allowed words. */
const queryChecks = endpoints.flatMap((endpoint: AnyEndpoint) => {
  const { query } = endpoint;
  const parameters = query instanceof z.ZodMiniObject ? Object.keys(query.shape) : [];
  return ['0', 'abc'].flatMap((value) =>
    parameters
      .filter((name) => query?.safeParse({ [name]: value }).success === false)
      .map((name) => {
        const given = { as: viewerOf(endpoint), id: UNKNOWN_ID, query: { [name]: value } };
        return rejects(endpoint, invalidOf(endpoint), 'an invalid query', given, name);
      }),
  );
});

/** Calls with a body, with one that has no fields. Some servers can't read it, others can but know no such row. */
const bodyChecks = endpoints
  .filter(({ body }) => body)
  .map((endpoint: AnyEndpoint) => {
    const given = { as: viewerOf(endpoint), id: UNKNOWN_ID, body: [] };
    return rejects(endpoint, [400, ...invalidOf(endpoint)], 'a body that is a list', given);
  });

/** With an unknown id, the server may look for the row first. */
function invalidOf({ path }: AnyEndpoint): readonly number[] {
  return path.includes(':id') ? [404, 422] : [422];
}

/** What calls reject whatever the rows. */
export const invalidChecks: readonly Check[] = [
  ...tokenChecks,
  ...unknownIdChecks,
  ...queryChecks,
  ...bodyChecks,
];

/** A row of each resource that calls with a body are about, and who may change it. */
const owners: Readonly<Record<string, Given>> = {
  message: client(workConversation),
  offer: worker(workOffer),
  review: client(clientsReview),
  task: client(work),
};

/** Calls with a body, with one that is no JSON. */
export const brokenJsonChecks: readonly Check[] = endpoints
  .filter(({ body }) => body)
  .map((endpoint: AnyEndpoint) => {
    const given = owners[endpoint.resource] ?? { as: viewerOf(endpoint), id: UNKNOWN_ID };
    return rejects(endpoint, 400, 'broken JSON', { ...given, raw: '{"half":' });
  });

/**
 * Derives a check of the answer for each call without a written one, except for a call that needs a body and
 * one that changes a given row, which has to be created first. A call with an id uses the first row of its
 * list: `/bills/:id` and `/bills/:id/receipt` that of `/bills`.
 */
export function derivedChecks(written: readonly Check[]): readonly Check[] {
  const checked = new Set(written.filter(({ isAnswer }) => isAnswer).map((one) => one.endpoint));
  return endpoints
    .filter((endpoint) => !checked.has(endpoint) && isDerivable(endpoint))
    .map((endpoint) => answers(endpoint, 'answers', requestOf(endpoint)));
}

function isDerivable(endpoint: AnyEndpoint): boolean {
  return endpoint.method === 'GET' || (!endpoint.path.endsWith('/:id') && !needsBody(endpoint));
}

function requestOf(endpoint: AnyEndpoint): Given {
  const given = { as: viewerOf(endpoint), body: endpoint.body && {} };
  const [path, ...rest] = endpoint.path.split('/:id');
  if (rest.length === 0) return given;
  const list = endpoints.find((one) => one.method === 'GET' && one.path === path);
  if (list) return { ...given, id: firstOf(list, viewerOf(list)) };
  const id = () => {
    throw new Skipped(`no call lists ${path}: write a check in tools/conformance/checks`);
  };
  return { ...given, id };
}

// The worker is shown tasks of other people, and most calls are about those.
function viewerOf({ access }: AnyEndpoint): 'worker' | 'nobody' {
  return access === 'public' ? 'nobody' : 'worker';
}

/** The id of the first row of a list. */
export function firstOf(call: Call, as: Person | 'nobody') {
  return async (context: Context): Promise<number> => {
    const list = endpointOf(call);
    const id = firstId((await context.send(list, { as })).body);
    if (id === undefined) throw new Skipped(`${list.name} has no rows`);
    return id;
  };
}

/** The id of the first row of the first list in an answer, at any depth. */
function firstId(body: unknown): number | undefined {
  const id = Array.isArray(body) ? at(body, '0.id') : undefined;
  if (typeof id === 'number') return id;
  if (!isRecord(body)) return undefined;
  return Object.values(body)
    .map(firstId)
    .find((each) => each !== undefined);
}
