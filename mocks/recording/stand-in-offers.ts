import type { Conversation } from '#src/domain/message.ts';
import { OfferStatus } from '#src/domain/offer.ts';
import { shortestPath } from '../db/offer-steps.ts';
import type { ObservedWorld } from './observed-world.ts';

// Reviews and conversations refer to offers that no answer of the session shows.

/** A finished conversation between two people whose offer no answer shows, and its task's title. */
function finishedChat(
  seen: ObservedWorld,
  sides: readonly [number, number],
  title?: string,
): Conversation | undefined {
  const known = knownChats(seen);
  return [...seen.conversations.values()].find(
    ({ task_id, task, client, worker, offer_status }) =>
      (offer_status === 'completed' || offer_status === 'paid') &&
      sides.includes(client.id) &&
      sides.includes(worker.id) &&
      (title === undefined || task.title === title) &&
      !known.has(`${task_id} ${worker.id}`),
  );
}

/** The task and worker of every offer. */
function knownChats(seen: ObservedWorld): Set<string> {
  return new Set([...seen.offers.values()].map(({ task, worker }) => `${task.id} ${worker.id}`));
}

/** Adds stand-ins for the offers that are only known from their reviews. */
export function addReviewedOffers(seen: ObservedWorld): void {
  for (const review of [...seen.reviews.values()].sort((a, b) => a.id - b.id)) {
    const { reviewer, reviewed_user, task_offer_id, created_at } = review;
    if (reviewer.id === undefined || reviewed_user.id === undefined) continue;
    if (seen.offers.has(task_offer_id)) continue;
    const sides = { client: reviewer.id, worker: reviewed_user.id };
    addFinished(seen, task_offer_id, created_at, sides, {});
  }
}

/** Adds stand-ins for the offers that the viewer can review, but that no answer shows. */
export function addReviewableOffers(
  seen: ObservedWorld,
  viewerId: number,
  isWorker: boolean,
): void {
  for (const pending of seen.pendingReviews.values()) {
    const { task_offer_id, task_title, can_review_user, payment_amount, completed_at } = pending;
    if (seen.offers.has(task_offer_id)) continue;
    const [client, worker] = isWorker
      ? [can_review_user.id, viewerId]
      : [viewerId, can_review_user.id];
    const terms = { title: task_title, payment_amount };
    addFinished(seen, task_offer_id, completed_at, { client, worker }, terms);
  }
}

/** Adds a completed offer, on the task of a conversation between its sides if one is free. */
function addFinished(
  seen: ObservedWorld,
  id: number,
  at: string,
  given: { readonly client: number; readonly worker: number },
  { title, payment_amount = 50 }: { readonly title?: string; readonly payment_amount?: number },
): void {
  const chat = finishedChat(seen, [given.client, given.worker], title);
  const client = { id: chat?.client.id ?? given.client, name: '' };
  const worker = { id: chat?.worker.id ?? given.worker, name: '' };
  const lastTask = Math.max(0, ...seen.tasks.keys(), ...seen.partialTasks.keys());
  const task = { id: chat?.task_id ?? lastTask + 1, title: title ?? 'A finished task' };
  if (!chat) {
    const made = { ...task, client_id: client.id, payment_offer: payment_amount };
    seen.partialTasks.set(task.id, made);
  }
  const isLast = chat?.latest_message != null && chat.latest_message.message_type !== 'text';
  const done = isLast ? (chat.last_message_at ?? at) : at;
  const status = chat?.offer_status === 'paid' ? ('paid' as const) : ('completed' as const);
  const stamps = { accepted_at: done, in_progress_at: done, completed_at: done };
  const paid = status === 'paid' ? { paid_at: done } : {};
  const times = { created_at: done, updated_at: done, ...stamps, ...paid };
  const amount = chat?.task.budget ?? payment_amount;
  seen.offers.set(id, { id, status, payment_amount: amount, ...times, task, client, worker });
}

/** Adds stand-ins for the offers that only the status in their conversations shows. */
export function addConversationOffers(seen: ObservedWorld): void {
  let id = Math.max(0, ...seen.offers.keys(), ...seen.pendingReviews.keys());
  const known = knownChats(seen);
  for (const conversation of seen.conversations.values()) {
    const { task_id, client, worker, last_message_at, latest_message } = conversation;
    const status = OfferStatus.safeParse(conversation.offer_status);
    if (!status.success || known.has(`${task_id} ${worker.id}`)) continue;
    if (seen.changedTasks.has(task_id) || last_message_at == null) continue;
    id += 1;
    const path = shortestPath('pending', status.data);
    const isAbout = latest_message != null && latest_message.message_type !== 'text';
    // Without its messages, only the time of the last one is known.
    const at = isAbout ? last_message_at : isoBefore(last_message_at);
    const task = seen.tasks.get(task_id) ?? seen.partialTasks.get(task_id);
    seen.offers.set(id, {
      id,
      status: status.data,
      payment_amount: task?.payment_offer ?? 0,
      deadline_date: task?.deadline,
      created_at: path.length === 0 ? at : isoBefore(at),
      updated_at: at,
      ...Object.fromEntries(path.map(({ stamp }) => [stamp, at])),
      task: { id: task_id, title: conversation.task.title },
      client,
      worker,
    });
  }
}

/** A minute earlier. */
function isoBefore(stamp: string): string {
  return new Date(Date.parse(stamp) - 60_000).toISOString();
}
