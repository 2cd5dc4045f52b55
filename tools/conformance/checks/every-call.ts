import type { AnyEndpoint } from '#src/contract/endpoint.ts';
import { sendMessage } from '#src/contract/messages.ts';
import { acceptOffer, declineOffer, getOffer } from '#src/contract/offers.ts';
import { endpoints } from '#src/contract/registry.ts';
import { updateReview } from '#src/contract/reviews.ts';
import { updateTask } from '#src/contract/tasks.ts';
import {
  about,
  answers,
  rejects,
  Skipped,
  type Check,
  type Context,
  type Person,
  type Step,
  type ViewerRequest,
} from '../check.ts';
import { firstId } from '../values.ts';
import { taskBody } from './set-up.ts';

// What every call has in common, by the contract.

const all: readonly AnyEndpoint[] = endpoints;

/** An id that no row has. It fits into a 32-bit integer column. */
export const UNKNOWN_ID = 2_000_000_000;

/** Valid bodies for calls with an id, so only the id is wrong. */
const bodies = new Map<AnyEndpoint, (context: Context) => unknown>([
  [sendMessage, () => ({ message: 'Are you there?', message_type: 'text' })],
  [acceptOffer, () => ({ response_message: '' })],
  [declineOffer, () => ({ response_message: '' })],
  [updateReview, () => ({ rating: 4, review_text: null })],
  [updateTask, (context) => taskBody(context, 'nothing')],
]);

async function bodyOf(endpoint: AnyEndpoint, context: Context): Promise<unknown> {
  const body = bodies.get(endpoint);
  if (body) return body(context);
  return endpoint.body === undefined ? undefined : {};
}

/** Calls that need a token, without one and with an unknown one. */
export const tokenChecks: readonly Check[] = all
  .filter(({ access }) => access === 'user')
  .flatMap((endpoint) =>
    (
      [
        ['nobody', 'without a token'],
        ['unknown-token', 'with an unknown token'],
      ] as const
    ).map(([as, name]) =>
      rejects(endpoint, 401, name, async (context) => ({
        as,
        // A server without authorization must not delete a row.
        params: { id: UNKNOWN_ID },
        // Needs no categories, because servers check the token before the body.
        body: endpoint === updateTask ? {} : await bodyOf(endpoint, context),
      })),
    ),
  );

/** Calls with an id, with an id that does not exist. */
export const unknownIdChecks: readonly Check[] = [
  ...all
    .filter(({ path }) => path.includes(':id'))
    .map((endpoint) =>
      rejects(
        endpoint,
        unknownIdStatuses(endpoint),
        'an id that does not exist',
        async (context) => ({
          as: endpoint.access === 'public' ? 'nobody' : 'client',
          params: { id: UNKNOWN_ID },
          body: await bodyOf(endpoint, context),
        }),
      ),
    ),
  ...['x', 0].map((id) => rejects(getOffer, 404, `the id ${id}`, { as: 'client', params: { id } })),
];

/** With an empty body, the server may reject the body before it looks up the id. */
function unknownIdStatuses(endpoint: AnyEndpoint): readonly number[] {
  return endpoint.body && !bodies.has(endpoint) ? [404, 422] : [404];
}

/** Checks that a call, with the id of a step's row, rejects a body that is no JSON. */
export function brokenJson(endpoint: AnyEndpoint, as: Person | 'nobody', step?: Step): Check {
  return rejects(endpoint, 400, 'broken JSON', async (context) => ({
    ...(step ? await about(as, step)(context) : { as }),
    raw: '{"half":',
  }));
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
    .map((endpoint) =>
      answers(endpoint, 'answers', (context) => request(endpoint, calls, context)),
    );
}

function isDerivable({ method, path, body }: AnyEndpoint): boolean {
  return method === 'GET' || (!path.endsWith('/:id') && (!body || body.safeParse({}).success));
}

async function request(
  endpoint: AnyEndpoint,
  calls: readonly AnyEndpoint[],
  context: Context,
): Promise<ViewerRequest> {
  const given = { as: viewerOf(endpoint), ...(endpoint.body && { body: {} }) };
  const [path, ...rest] = endpoint.path.split('/:id');
  if (rest.length === 0) return given;
  const list = calls.find((one) => one.method === 'GET' && one.path === path);
  if (!list || list === endpoint)
    throw new Skipped(`no call lists ${path}: write a check in tools/conformance/checks`);
  return { ...(await firstOf(list, viewerOf(list))(context)), ...given };
}

/** A request about the first row of a list. */
export function firstOf(list: AnyEndpoint, as: Person | 'nobody') {
  return async (context: Context): Promise<ViewerRequest> => {
    const id = firstId((await context.send(list, { as })).body);
    if (id === undefined) throw new Skipped(`${list.name} has no rows`);
    return { as, params: { id } };
  };
}

// The worker is shown tasks of other people, and most calls are about those.
function viewerOf({ access }: AnyEndpoint): 'worker' | 'nobody' {
  return access === 'public' ? 'nobody' : 'worker';
}
