import type { AnyEndpoint } from '#src/contract/endpoint.ts';
import { sendMessage } from '#src/contract/messages.ts';
import { acceptOffer, declineOffer } from '#src/contract/offers.ts';
import { endpoints } from '#src/contract/registry.ts';
import { updateReview } from '#src/contract/reviews.ts';
import { updateTask } from '#src/contract/tasks.ts';
import type { Bench, Asked } from '../bench.ts';
import { refuses, type Check } from '../check.ts';
import { taskBody } from './stage.ts';

const all: readonly AnyEndpoint[] = endpoints;

/** An id that no row has, and that fits into every kind of integer column. */
const UNKNOWN_ID = 2_000_000_000;

/** A body for calls that take one and an id, so that nothing but the id is wrong. */
const bodies = new Map<AnyEndpoint, (bench: Bench) => unknown>([
  [sendMessage, () => ({ message: 'Is anybody there?', message_type: 'text' })],
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

function unauthorized(endpoint: AnyEndpoint, as: 'nobody' | 'ghost'): Check {
  const name = as === 'nobody' ? 'without a token' : 'with a dead token';
  return refuses(endpoint, 401, name, async (bench): Promise<Asked> => ({
    as,
    // A server that lets anybody in shall have nothing to delete.
    params: { id: UNKNOWN_ID },
    // Categories are not asked for: the token comes before the body.
    body: endpoint === updateTask ? {} : await bodyOf(endpoint, bench),
  }));
}

/** Calls that need a token, without one and with one that is not known. */
export const tokenChecks: readonly Check[] = all
  .filter(({ access }) => access === 'user')
  .flatMap((endpoint) => [unauthorized(endpoint, 'nobody'), unauthorized(endpoint, 'ghost')]);

/** Calls about one thing, with an id that nothing has. */
export const unknownIdChecks: readonly Check[] = all
  .filter(({ path }) => path.includes(':id'))
  .map((endpoint) =>
    refuses(
      endpoint,
      unknownIdStatuses(endpoint),
      'an id that is not there',
      async (bench): Promise<Asked> => ({
        as: endpoint.access === 'public' ? 'nobody' : 'client',
        params: { id: UNKNOWN_ID },
        body: await bodyOf(endpoint, bench),
      }),
    ),
  );

/** Without a body of its own, a call may be refused for its empty body before its id is looked up. */
function unknownIdStatuses(endpoint: AnyEndpoint): readonly number[] {
  return endpoint.body && !bodies.has(endpoint) ? [404, 422] : [404];
}
