import type { AnyEndpoint } from '#src/contract/endpoint.ts';
import { sendMessage } from '#src/contract/messages.ts';
import { acceptOffer, declineOffer } from '#src/contract/offers.ts';
import { endpoints } from '#src/contract/registry.ts';
import { updateReview } from '#src/contract/reviews.ts';
import { updateTask } from '#src/contract/tasks.ts';
import type { Bench } from '../bench.ts';
import { refuses, type Asked, type Check } from '../check.ts';
import { taskBody } from './stage.ts';

const all: readonly AnyEndpoint[] = endpoints;

/** An id that no row has, and that fits into every kind of integer column. */
const UNKNOWN_ID = 2_000_000_000;

/** What a call needs so that nothing but the id is wrong. */
async function bodyOf(endpoint: AnyEndpoint, bench: Bench): Promise<unknown> {
  switch (endpoint.name) {
    case sendMessage.name:
      return { message: 'Is anybody there?', message_type: 'text' };
    case acceptOffer.name:
    case declineOffer.name:
      return { response_message: '' };
    case updateReview.name:
      return { rating: 4, review_text: null };
    case updateTask.name:
      return taskBody(bench, 'nothing');
    default:
      return endpoint.body === undefined ? undefined : {};
  }
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
    refuses(endpoint, 404, 'an id that is not there', async (bench): Promise<Asked> => ({
      as: endpoint.access === 'public' ? 'nobody' : 'client',
      params: { id: UNKNOWN_ID },
      body: await bodyOf(endpoint, bench),
    })),
  );
