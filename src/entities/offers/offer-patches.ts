import { getClientDashboard, getDashboard, getWorkerDashboard } from '#src/contract/dashboards.ts';
import { listConversations, listMessages } from '#src/contract/messages.ts';
import { getOffer, listOffers, listUpcomingOffers } from '#src/contract/offers.ts';
import { getTask, listTasks, myAssignedTasks, myTasks } from '#src/contract/tasks.ts';
import type { Conversation, Message } from '#src/domain/message.ts';
import { isNewer, type Offer } from '#src/domain/offer.ts';
import { UNKNOWN } from '#src/domain/primitives.ts';
import type { Review } from '#src/domain/review.ts';
import { taskStatusAfter } from '#src/domain/task-machine.ts';
import type { Task } from '#src/domain/task.ts';
import { copyIn, mapChanged, withField, type CachedCopy, type Patch } from '#src/lib/patch.ts';

/** A change of one offer. */
interface OfferChange {
  readonly id: number;
  readonly apply: (offer: Offer) => Offer;
  /** The offer after the change, when all of it is known: its task and conversation follow it. */
  readonly updated?: Offer;
}

const inOffer = (offer: Offer, { id, apply }: OfferChange): Offer =>
  offer.id === id ? apply(offer) : offer;

const inOffers = <Answer extends { offers: Offer[] }>(answer: Answer, change: OfferChange) =>
  withField(
    answer,
    'offers',
    mapChanged(answer.offers, (offer) => inOffer(offer, change)),
  );

const inMessage = (message: Message, change: OfferChange): Message =>
  message.offer ? withField(message, 'offer', inOffer(message.offer, change)) : message;

/** A conversation is about one task and one worker, and shows the status of their offer. */
function inConversation(conversation: Conversation, { updated }: OfferChange): Conversation {
  const isAbout =
    updated !== undefined &&
    conversation.task_id === updated.task.id &&
    conversation.worker.id === updated.worker.id;
  return isAbout ? withField(conversation, 'offer_status', updated.status) : conversation;
}

/** The task of an accepted offer embeds it and has a status that follows the offer's. */
function inTask(task: Task, change: OfferChange): Task {
  const accepted = task.accepted_offer ?? null;
  const patched =
    accepted === null ? task : withField(task, 'accepted_offer', inOffer(accepted, change));
  const { id, updated } = change;
  const isAbout = updated !== undefined && task.id === updated.task.id;
  if (!isAbout || updated.status === UNKNOWN) return patched;
  const wasAccepted = accepted?.id === id;
  if (wasAccepted && isNewer(accepted, updated)) return patched;
  const status = taskStatusAfter(updated.status, wasAccepted) ?? task.status;
  if (updated.status === 'accepted' && accepted === null) {
    return { ...patched, status, accepted_offer: updated };
  }
  if (updated.status === 'cancelled' && wasAccepted) {
    return { ...patched, status, accepted_offer: null };
  }
  return withField(patched, 'status', status);
}

const inTasks = <Answer extends { tasks: Task[] }>(answer: Answer, change: OfferChange) =>
  withField(
    answer,
    'tasks',
    mapChanged(answer.tasks, (task) => inTask(task, change)),
  );

const inDashboard = <Answer extends { dashboard: { recent_tasks: Task[] } }>(
  answer: Answer,
  change: OfferChange,
) => {
  const { dashboard } = answer;
  const recent = mapChanged(dashboard.recent_tasks, (task) => inTask(task, change));
  return withField(answer, 'dashboard', withField(dashboard, 'recent_tasks', recent));
};

/** Every call whose answers embed an offer, or something that follows from one. */
export const OFFER_COPIES: readonly CachedCopy<OfferChange>[] = [
  copyIn(listOffers, inOffers),
  copyIn(listUpcomingOffers, inOffers),
  copyIn(getOffer, (answer, change) => withField(answer, 'offer', inOffer(answer.offer, change))),
  copyIn(listConversations, (answer, change) =>
    withField(
      answer,
      'conversations',
      mapChanged(answer.conversations, (each) => inConversation(each, change)),
    ),
  ),
  copyIn(listMessages, (answer, change) => {
    const messages = mapChanged(answer.messages, (message) => inMessage(message, change));
    const conversation = inConversation(answer.conversation, change);
    return withField(withField(answer, 'messages', messages), 'conversation', conversation);
  }),
  copyIn(listTasks, inTasks),
  copyIn(myTasks, inTasks),
  copyIn(myAssignedTasks, inTasks),
  copyIn(getTask, (answer, change) => withField(answer, 'task', inTask(answer.task, change))),
  copyIn(getDashboard, inDashboard),
  copyIn(getWorkerDashboard, inDashboard),
  copyIn(getClientDashboard, inDashboard),
];

function patchBy<Answer>(changeOf: (answer: Answer) => OfferChange): Patch<Answer> {
  return {
    copies: OFFER_COPIES.map(({ call, apply }) => ({
      call,
      apply: (cached, answer) => apply(cached, changeOf(answer)),
    })),
    // A list stays as it is until the next refresh: a card must not vanish under the pointer. The
    // conversation's row changes with the message about the transition, which the chat fetches.
    completes: [listOffers, getOffer, listConversations],
  };
}

/** Replaces an offer wherever it is cached, unless the cached one is newer. */
export const offerPatch: Patch<{ offer: Offer }> = patchBy(({ offer }) => ({
  id: offer.id,
  apply: (cached) => (isNewer(cached, offer) ? cached : offer),
  updated: offer,
}));

/**
 * Replaces an offer like {@link offerPatch}, but not what follows from it: for a prediction, which may
 * have to be taken back, and for an offer that is not known to be the latest of its conversation.
 */
export const offerOnlyPatch: Patch<{ offer: Offer }> = patchBy(({ offer }) => ({
  id: offer.id,
  apply: (cached) => (isNewer(cached, offer) ? cached : offer),
}));

/** Sets `review_id` on the offer of a new review, wherever it is cached. */
export const reviewedOfferPatch: Patch<{ data: Review }> = patchBy(({ data }) => ({
  id: data.task_offer_id,
  apply: (offer) => withField(offer, 'review_id', data.id),
}));
