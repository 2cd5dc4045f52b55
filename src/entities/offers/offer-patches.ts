import { listConversations } from '#src/contract/messages.ts';
import { getOffer, listOffers, listUpcomingOffers } from '#src/contract/offers.ts';
import { isNewer } from '#src/domain/is-newer.ts';
import type { Conversation } from '#src/domain/message.ts';
import type { Offer } from '#src/domain/offer.ts';
import { UNKNOWN } from '#src/domain/primitives.ts';
import type { Review } from '#src/domain/review.ts';
import { taskStatusAfter } from '#src/domain/task-machine.ts';
import type { Task } from '#src/domain/task.ts';
import { withField } from '#src/lib/patch.ts';
import { entityPatch, type EntityChange } from '../cache/entity-copies.ts';

/**
 * The calls that need no refetch after a change of an offer. A list stays as it is until the next refresh:
 * a card must not vanish under the pointer. The conversation's row changes with the message about the
 * transition, which the chat fetches.
 */
const COMPLETES = [listOffers, listUpcomingOffers, getOffer, listConversations];

/** Changes one offer, wherever it stands. */
function changeOfOffer(id: number, apply: (offer: Offer) => Offer): EntityChange {
  const offer = (each: Offer) => (each.id === id ? apply(each) : each);
  return {
    offer,
    task: (task) =>
      task.accepted_offer ? withField(task, 'accepted_offer', offer(task.accepted_offer)) : task,
  };
}

/** Replaces an offer, unless the cached one is newer. */
const replacing = (updated: Offer): EntityChange =>
  changeOfOffer(updated.id, (cached) => (isNewer(cached, updated) ? cached : updated));

/** A conversation is about one task and one worker, and shows the status of their offer. */
function conversationOf(conversation: Conversation, offer: Offer): Conversation {
  const isAbout =
    conversation.task_id === offer.task.id && conversation.worker.id === offer.worker.id;
  return isAbout ? withField(conversation, 'offer_status', offer.status) : conversation;
}

/**
 * The task of an accepted offer embeds it and has a status that follows the offer's. A task that has changed later
 * than the offer knows that already.
 */
function taskOf(task: Task, offer: Offer): Task {
  if (task.id !== offer.task.id || offer.status === UNKNOWN || isNewer(task, offer)) return task;
  const accepted = task.accepted_offer ?? null;
  const wasAccepted = accepted?.id === offer.id;
  if (wasAccepted && isNewer(accepted, offer)) return task;
  const status = taskStatusAfter(offer.status, wasAccepted) ?? task.status;
  if (offer.status === 'accepted' && accepted === null) {
    return { ...task, status, accepted_offer: offer };
  }
  if (offer.status === 'cancelled' && wasAccepted) {
    return { ...task, status, accepted_offer: null };
  }
  return withField(task, 'status', status);
}

/** Replaces an offer wherever it is cached, unless the cached one is newer, and what follows from it. */
export const offerPatch = entityPatch<{ offer: Offer }>(({ offer }) => {
  const change = replacing(offer);
  return {
    ...change,
    conversation: (conversation) => conversationOf(conversation, offer),
    task: (task) => {
      const replaced = change.task?.(task) ?? task;
      return taskOf(replaced, offer);
    },
  };
}, COMPLETES);

/**
 * Replaces an offer like {@link offerPatch}, but not what follows from it: for a prediction, which may
 * have to be taken back, and for an offer that is not known to be the latest of its conversation.
 */
export const offerOnlyPatch = entityPatch<{ offer: Offer }>(
  ({ offer }) => replacing(offer),
  COMPLETES,
);

/** Sets `review_id` on the offer of a new review, wherever it is cached. */
export const reviewedOfferPatch = entityPatch<{ data: Review }>(
  ({ data }) =>
    changeOfOffer(data.task_offer_id, (offer) => withField(offer, 'review_id', data.id)),
  COMPLETES,
);

/** Takes `review_id` off the offer of a deleted review. */
export const unreviewedOfferPatch = entityPatch<Pick<Review, 'id' | 'task_offer_id'>>(
  ({ task_offer_id }) =>
    changeOfOffer(task_offer_id, (offer) => withField(offer, 'review_id', null)),
  COMPLETES,
);
