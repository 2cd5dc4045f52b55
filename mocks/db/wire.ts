import type { Category } from '#src/domain/category.ts';
import { Conversation, Message } from '#src/domain/message.ts';
import { Offer, type PersonRef } from '#src/domain/offer.ts';
import { FALLBACK_CATEGORIES } from '#src/contract/tasks.ts';
import { Task } from '#src/domain/task.ts';
import { fullName } from '#src/domain/user.ts';
import { nameOf } from './accounts.ts';
import { latestMessage, unreadIn } from './conversations.ts';
import { ownReview } from './reviews.ts';
import type { ConversationRow, MessageRow, OfferRow, TaskRow } from './tables.ts';
import type { World } from './world.ts';

/** An offer as sent to a viewer, with its task, both sides and the viewer's review. */
export function wireOffer(world: World, row: OfferRow, viewer: number): Offer {
  const task = world.tasks.findOrThrow(row.task_id);
  return Offer.parse({
    ...row,
    review_id: ownReview(world, row.id, viewer)?.id ?? null,
    task: { ...task, task_category: categoryOf(task) },
    client: person(world, task.client_id),
    worker: person(world, row.worker_id),
  });
}

/**
 * A task as sent to a viewer. Only its client and its worker see the worker and the accepted offer.
 * `applications` counts the offers on the task.
 */
export function wireTask(world: World, row: TaskRow, viewer: number): Task {
  const taken = takenOffer(world, row.id);
  const isSide = viewer === row.client_id || viewer === taken?.worker_id;
  const worker = taken && isSide ? world.users.findOrThrow(taken.worker_id) : undefined;
  return Task.parse({
    ...row,
    applications: world.offers.by('task_id', row.id).length,
    task_category: categoryOf(row),
    client: world.users.findOrThrow(row.client_id),
    assigned_worker: worker ? { ...worker, name: fullName(worker) } : null,
    accepted_offer: taken && isSide ? wireOffer(world, taken, viewer) : null,
  });
}

/** The offer that was accepted for a task and not cancelled, if any. */
export function takenOffer(world: World, taskId: number): OfferRow | undefined {
  return world.offers
    .by('task_id', taskId)
    .find((offer) => offer.accepted_at != null && offer.status !== 'cancelled');
}

/** A message as sent to a viewer, with the full offer that it is about. */
export function wireMessage(world: World, row: MessageRow, viewer: number): Message {
  const offer = row.offer_id === null ? undefined : world.offers.findOrThrow(row.offer_id);
  return Message.parse({
    ...row,
    sender: person(world, row.sender_id),
    offer: offer ? wireOffer(world, offer, viewer) : null,
  });
}

/** A conversation as sent to one of its sides, with the status of the latest offer. */
export function wireConversation(world: World, row: ConversationRow, viewer: number): Conversation {
  const task = world.tasks.findOrThrow(row.task_id);
  const offer = world.offers
    .by('task_id', row.task_id)
    .findLast(({ worker_id }) => worker_id === row.worker_id);
  const latest = latestMessage(world, row.id);
  return Conversation.parse({
    ...row,
    other_participant: person(world, viewer === row.client_id ? row.worker_id : row.client_id),
    client: person(world, row.client_id),
    worker: person(world, row.worker_id),
    task: { ...task, task_category: categoryOf(task), budget: task.payment_offer },
    offer_status: offer?.status ?? null,
    unread_count: unreadIn(world, row.id, viewer).length,
    latest_message: latest ?? null,
    last_message_at: latest?.created_at ?? null,
  });
}

function categoryOf({ task_category_id }: TaskRow): Category | null {
  return FALLBACK_CATEGORIES.find(({ id }) => id === task_category_id) ?? null;
}

function person(world: World, id: number): PersonRef {
  return { id, name: nameOf(world, id) };
}
