import { Problem } from './problem.ts';
import { moment } from './moment.ts';
import { newestFirst, sorted, timeValue } from './paging.ts';
import { assertAvailable, postedTask } from './posted-tasks.ts';
import type { ConversationRow, MessageRow } from './tables.ts';
import type { World } from './world.ts';

/** The content of a message and the offer that it is about. */
export type MessageContent = Pick<MessageRow, 'message' | 'message_type' | 'offer_id'>;

/** The viewer's conversations, most recent message first. */
export function conversationsOf(world: World, viewer: number): ConversationRow[] {
  const rows = [
    ...world.conversations.by('client_id', viewer),
    ...world.conversations.by('worker_id', viewer),
  ];
  return sorted(rows, 'desc', (row) => timeValue(latestMessage(world, row.id)?.created_at));
}

/**
 * Finds a conversation of the viewer.
 *
 * @throws Problem 404 for an unknown id, 403 when the viewer is not a participant
 */
export function ownConversation(world: World, id: number, viewer: number): ConversationRow {
  const row = world.conversations.findOrThrow(id);
  if (viewer !== row.client_id && viewer !== row.worker_id) {
    throw Problem.forbidden("You don't have access to this conversation.");
  }
  return row;
}

/** The conversation between a task's client and a worker, if any. */
export function findConversation(
  world: World,
  taskId: number,
  workerId: number,
): ConversationRow | undefined {
  return world.conversations.by('task_id', taskId).find((row) => row.worker_id === workerId);
}

/** The conversation between a task's client and a worker, created if needed. */
export function conversationAbout(world: World, taskId: number, workerId: number): ConversationRow {
  const known = findConversation(world, taskId, workerId);
  if (known) return known;
  return world.conversations.insert({
    id: world.conversations.nextId,
    task_id: taskId,
    client_id: world.tasks.findOrThrow(taskId).client_id,
    worker_id: workerId,
  });
}

/** Adds an unread message to a conversation. */
export function appendMessage(
  world: World,
  conversation: ConversationRow,
  senderId: number,
  content: MessageContent,
): MessageRow {
  const { id, client_id, worker_id } = conversation;
  return world.messages.insert({
    ...content,
    id: world.messages.nextId,
    conversation_id: id,
    sender_id: senderId,
    recipient_id: senderId === client_id ? worker_id : client_id,
    created_at: moment(world, latestMessage(world, id)?.created_at),
    read_at: null,
  });
}

/** Sends a text message. @throws Problem 404, 403 when the sender is not a participant */
export function sendText(
  world: World,
  conversationId: number,
  senderId: number,
  message: string,
): MessageRow {
  const conversation = ownConversation(world, conversationId, senderId);
  return appendMessage(world, conversation, senderId, {
    message,
    message_type: 'text',
    offer_id: null,
  });
}

/**
 * Sends a worker's first message to the client of a task, which counts as an inquiry. If the two
 * have a conversation already, the message is added to it.
 *
 * @throws Problem 404 for an unknown task, 403 for the sender's own, 409 when it is unavailable
 */
export function startConversation(
  world: World,
  taskId: number,
  workerId: number,
  message: string,
): MessageRow {
  const task = postedTask(world, taskId);
  if (task.client_id === workerId)
    throw Problem.forbidden("You can't message yourself about your own task.");
  assertAvailable(task);
  const { id } = conversationAbout(world, taskId, workerId);
  if (!latestMessage(world, id)) world.tasks.update(taskId, { inquiries: task.inquiries + 1 });
  return sendText(world, id, workerId, message);
}

/** The messages of a conversation, newest first. */
export function messagesOf(world: World, conversationId: number): MessageRow[] {
  return newestFirst(world.messages.by('conversation_id', conversationId));
}

/** The newest message of a conversation; undefined when it is empty. */
export function latestMessage(world: World, conversationId: number): MessageRow | undefined {
  // Runs for every new message, so it does not sort. Ties go to the higher id.
  let latest: MessageRow | undefined;
  let latestAt = -Infinity;
  for (const row of world.messages.by('conversation_id', conversationId)) {
    const at = Date.parse(row.created_at);
    if (at < latestAt) continue;
    latest = row;
    latestAt = at;
  }
  return latest;
}

/** Marks all messages to the viewer in a conversation as read. */
export function markRead(world: World, conversationId: number, viewer: number): void {
  for (const row of unreadIn(world, conversationId, viewer)) {
    world.messages.update(row.id, { read_at: moment(world, row.created_at) });
  }
}

/** The viewer's unread messages in a conversation. */
export function unreadIn(world: World, conversationId: number, viewer: number): MessageRow[] {
  return world.messages
    .by('conversation_id', conversationId)
    .filter((row) => row.recipient_id === viewer && row.read_at === null);
}
