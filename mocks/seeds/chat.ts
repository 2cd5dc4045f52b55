import { conversationAbout, markRead, sendText, startConversation } from '../db/conversations.ts';
import { sendOffer } from '../db/offers.ts';
import { takeStep } from '../db/offer-steps.ts';
import type { ConversationRow } from '../db/tables.ts';
import type { World } from '../db/world.ts';
import type { ChatEvent } from '../fixtures/chats/event.ts';
import { seedTask, type TaskSeed } from './rows.ts';

/** A conversation about a task and what happened in it, oldest first. */
export interface Chat {
  /** The id of the conversation. */
  readonly id: number;
  readonly task: TaskSeed;
  readonly worker_id: number;
  readonly events: readonly ChatEvent[];
  /** How many of the last messages are unread; none by default. All are from one side. */
  readonly unread?: number;
}

/**
 * Posts a task and replays a conversation about it. Each message is read at once, except the last
 * ones that stay unread.
 *
 * @throws Problem when the handlers would reject an event
 * @example
 * seedChat(world, {
 *   id: 7,
 *   task: { id: 7, client_id: people.client.id, daysAgo: 2 },
 *   worker_id: people.worker.id,
 *   events: [[45, 'worker', 'Is this still open?'], [40, 'client', 'Yes, it is.']],
 * })
 */
export function seedChat(world: World, { events, unread = 0, ...chat }: Chat): void {
  const conversation = openChat(world, chat);
  for (const [index, event] of events.entries()) {
    minutesAgo(world, event[0], () => {
      play(world, conversation, event, index === 0);
      const reader = event[1] === 'client' ? conversation.worker_id : conversation.client_id;
      if (index < events.length - unread) markRead(world, conversation.id, reader);
    });
  }
}

/**
 * Posts a task and adds a conversation of many texts about it, all of them read. Inserts rows, since
 * each replayed message would look through all earlier ones.
 */
export function seedLongChat(world: World, { events, ...chat }: Omit<Chat, 'unread'>): void {
  const { id, client_id, worker_id } = openChat(world, chat);
  const [first, ...rest] = events;
  if (!first) return;
  minutesAgo(world, first[0], () => {
    startConversation(world, chat.task.id, worker_id, first[2]);
    markRead(world, id, client_id);
  });
  for (const [minutes, from, message] of rest) {
    const created_at = minutesAgo(world, minutes, () => world.now());
    const [sender_id, recipient_id] =
      from === 'client' ? [client_id, worker_id] : [worker_id, client_id];
    world.messages.insert({
      id: world.messages.nextId,
      conversation_id: id,
      sender_id,
      recipient_id,
      message,
      message_type: 'text',
      offer_id: null,
      created_at,
      read_at: created_at,
    });
  }
}

function minutesAgo<Result>(world: World, minutes: number, action: () => Result): Result {
  return world.at(world.clock.now() - minutes * 60_000, action);
}

/** Posts a task and inserts its conversation without messages. */
function openChat(
  world: World,
  { id, task, worker_id }: Omit<Chat, 'events' | 'unread'>,
): ConversationRow {
  seedTask(world, task);
  world.conversations.nextId = id;
  return conversationAbout(world, task.id, worker_id);
}

function play(
  world: World,
  { id, task_id, client_id, worker_id }: ConversationRow,
  [, from, text, act]: ChatEvent,
  isFirst: boolean,
): void {
  if (act === undefined) {
    // A worker's first message counts as an inquiry.
    if (isFirst && from === 'worker') startConversation(world, task_id, worker_id, text);
    else sendText(world, id, from === 'client' ? client_id : worker_id, text);
    return;
  }
  if (typeof act === 'object') {
    const { payment_offer, deadline } = world.tasks.findOrThrow(task_id);
    const terms = { payment_amount: payment_offer, deadline_date: deadline ?? null };
    sendOffer(world, id, client_id, { ...terms, ...act.offer, message: text });
    return;
  }
  const offer = world.offers.by('task_id', task_id).findLast((row) => row.worker_id === worker_id);
  if (!offer) throw new Error(`Conversation ${id} has no offer to ${act}.`);
  takeStep(world, offer.id, { action: act, by: from }, text);
}
