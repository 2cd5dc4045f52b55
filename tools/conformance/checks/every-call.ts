import type { AnyEndpoint } from '#src/contract/endpoint.ts';
import { endpoints, type EndpointName } from '#src/contract/registry.ts';
import { isRecord } from '#src/contract/is-record.ts';
import { answers, rejects, type Check } from '../check.ts';
import {
  client,
  endpointOf,
  Skipped,
  type Context,
  type Given,
  type Person,
  type Step,
} from '../context.ts';
import { at, type Fields } from '../values.ts';
import { taskForm } from './set-up.ts';

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

const bodyOf = ({ name, body }: AnyEndpoint) => bodies[name] ?? (body && {});

/** Calls that need a token, without one and with an unknown one. */
export const tokenChecks: readonly Check[] = endpoints
  .filter(({ access }) => access === 'user')
  .flatMap((endpoint: AnyEndpoint) => {
    // Needs no categories, because servers check the token before the body.
    const body = endpoint.name === 'tasks.update' ? {} : bodyOf(endpoint);
    // A server without authorization must not delete a row.
    const given = { id: UNKNOWN_ID, body };
    return [
      rejects(endpoint, 401, 'without a token', { as: 'nobody', ...given }),
      rejects(endpoint, 401, 'with an unknown token', { as: 'unknown-token', ...given }),
    ];
  });

/** Calls with an id, with an id that does not exist. */
export const unknownIdChecks: readonly Check[] = [
  ...endpoints
    .filter(({ path }) => path.includes(':id'))
    .map((endpoint: AnyEndpoint) =>
      // With an empty body, the server may reject the body before it looks up the id.
      rejects(
        endpoint,
        endpoint.body && !bodies[endpoint.name] ? [404, 422] : [404],
        'an id that does not exist',
        {
          as: endpoint.access === 'public' ? 'nobody' : 'client',
          id: UNKNOWN_ID,
          body: bodyOf(endpoint),
        },
      ),
    ),
  ...['x', 0].map((id) => rejects('offers.get', 404, `the id ${id}`, client(id))),
];

/** Checks that a call, with the id of a step's row, rejects a body that is no JSON. */
export function brokenJson(call: EndpointName, as: Person | 'nobody', id?: Step): Check {
  return rejects(call, 400, 'broken JSON', { as, id, raw: '{"half":' });
}

/**
 * Derives a check of the answer for each call without a written one, except for a call that needs a body and
 * one that changes a given row, which has to be created first. A call with an id uses the first row of its
 * list: `/bills/:id` and `/bills/:id/receipt` that of `/bills`.
 */
export function derivedChecks(
  calls: readonly AnyEndpoint[],
  written: readonly Check[],
): readonly Check[] {
  const checked = new Set(written.filter(({ isAnswer }) => isAnswer).map((one) => one.endpoint));
  return calls
    .filter((endpoint) => !checked.has(endpoint) && isDerivable(endpoint))
    .map((endpoint) => answers(endpoint, 'answers', requestOf(endpoint, calls)));
}

function isDerivable({ method, path, body }: AnyEndpoint): boolean {
  return method === 'GET' || (!path.endsWith('/:id') && (!body || body.safeParse({}).success));
}

function requestOf(endpoint: AnyEndpoint, calls: readonly AnyEndpoint[]): Given {
  const body = endpoint.body && {};
  const [path, ...rest] = endpoint.path.split('/:id');
  if (rest.length === 0) return { as: viewerOf(endpoint), body };
  const list = calls.find((one) => one.method === 'GET' && one.path === path);
  const id = () => {
    throw new Skipped(`no call lists ${path}: write a check in tools/conformance/checks`);
  };
  if (!list || list === endpoint) return { as: viewerOf(endpoint), id, body };
  return { as: viewerOf(endpoint), id: firstOf(list, viewerOf(list)), body };
}

// The worker is shown tasks of other people, and most calls are about those.
function viewerOf({ access }: AnyEndpoint): 'worker' | 'nobody' {
  return access === 'public' ? 'nobody' : 'worker';
}

/** The id of the first row of a list. */
export function firstOf(call: EndpointName | AnyEndpoint, as: Person | 'nobody') {
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
