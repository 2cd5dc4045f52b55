import { HOUR_MS } from '#src/domain/dates.ts';
import type { OfferStatus } from '#src/domain/offer.ts';
import { conversationAbout, markRead } from '../db/conversations.ts';
import { clientOf } from '../db/offers.ts';
import { shortestPath, takeStep } from '../db/offer-steps.ts';
import type { OfferRow } from '../db/tables.ts';
import type { World } from '../db/world.ts';

/**
 * Runs an action with the clock set back. Seeds call the same functions as the handlers, so
 * timestamps, messages and counts follow the same rules.
 *
 * @example at(world, 3, () => sendText(world, conversationId, people.client.id, 'Hello'))
 */
export function at<Result>(world: World, hoursAgo: number, action: () => Result): Result {
  return world.at(world.clock.now() - hoursAgo * HOUR_MS, action);
}

/**
 * Takes an offer to a status by the shortest path, with its steps spread evenly from its last change
 * until now. Each message is read immediately, so none is left unread.
 *
 * @throws Error when no path leads to the status
 * @example playTo(world, 12, 'completed')
 */
export function playTo(world: World, offerId: number, status: OfferStatus): OfferRow {
  const offer = world.offers.findOrThrow(offerId);
  const path = shortestPath(offer.status, status);
  const start = Date.parse(offer.updated_at);
  const gap = (world.clock.now() - start) / (path.length + 1);
  for (const [index, step] of path.entries()) {
    world.at(start + Math.round(gap * (index + 1)), () => {
      takeStep(world, offerId, step);
      const { id } = conversationAbout(world, offer.task_id, offer.worker_id);
      markRead(world, id, step.by === 'client' ? offer.worker_id : clientOf(world, offer));
    });
  }
  return world.offers.findOrThrow(offerId);
}
