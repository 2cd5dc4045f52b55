import type { AnyEndpoint } from '#src/contract/endpoint.ts';
import { sendMessage } from '#src/contract/messages.ts';
import { acceptOffer, declineOffer } from '#src/contract/offers.ts';
import { endpoints } from '#src/contract/registry.ts';
import { updateReview } from '#src/contract/reviews.ts';
import { updateTask } from '#src/contract/tasks.ts';
import type { Bench, ViewerRequest } from '../bench.ts';
import { rejects, type Check } from '../check.ts';
import { taskBody } from './stage.ts';

const all: readonly AnyEndpoint[] = endpoints;

/** An id that no row has. It fits into a 32-bit integer column. */
const UNKNOWN_ID = 2_000_000_000;

/** Valid bodies for calls with an id, so only the id is wrong. */
const bodies = new Map<AnyEndpoint, (bench: Bench) => unknown>([
  [sendMessage, () => ({ message: 'Are you there?', message_type: 'text' })],
  [acceptOffer, () => ({ response_message: '' })],
  [declineOffer, () => ({ response_message: '' })],
  [updateReview, () => ({ rating: 4, review_text: null })],
  [updateTask, (bench) => taskBody(bench, 'nothing')],
]);

async function bodyOf(endpoint: AnyEndpoint, bench: Bench): Promise<unknown> {
  const body = bodies.get(endpoint);
  if (body) return body(bench);
  return endpoint.body === undefined ? undefined : {};
}

function unauthorized(endpoint: AnyEndpoint, as: 'nobody' | 'unknown-token'): Check {
  const name = as === 'nobody' ? 'without a token' : 'with an unknown token';
  return rejects(endpoint, 401, name, async (bench): Promise<ViewerRequest> => ({
    as,
    // A server without authorization must not delete a row.
    params: { id: UNKNOWN_ID },
    // Needs no categories, because servers check the token before the body.
    body: endpoint === updateTask ? {} : await bodyOf(endpoint, bench),
  }));
}

/** Calls that need a token, without one and with an unknown one. */
export const tokenChecks: readonly Check[] = all
  .filter(({ access }) => access === 'user')
  .flatMap((endpoint) => [
    unauthorized(endpoint, 'nobody'),
    unauthorized(endpoint, 'unknown-token'),
  ]);

/** Calls with an id, with an id that does not exist. */
export const unknownIdChecks: readonly Check[] = all
  .filter(({ path }) => path.includes(':id'))
  .map((endpoint) =>
    rejects(
      endpoint,
      unknownIdStatuses(endpoint),
      'an id that does not exist',
      async (bench): Promise<ViewerRequest> => ({
        as: endpoint.access === 'public' ? 'nobody' : 'client',
        params: { id: UNKNOWN_ID },
        body: await bodyOf(endpoint, bench),
      }),
    ),
  );

/** With an empty body, the server may reject the body before it looks up the id. */
function unknownIdStatuses(endpoint: AnyEndpoint): readonly number[] {
  return endpoint.body && !bodies.has(endpoint) ? [404, 422] : [404];
}
