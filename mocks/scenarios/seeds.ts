import { conversationAbout, markRead, sendText, startConversation } from '../db/conversations.ts';
import type { ConversationRow } from '../db/tables.ts';
import type { World } from '../db/world.ts';
import { messageFixture } from '../fixtures/messages.ts';
import { at } from '../seeds/play.ts';
import { seedOffer, seedTask } from '../seeds/rows.ts';
import { people } from '../fixtures/accounts.ts';

/**
 * Seeds a few rows between the client and the worker: four tasks in different statuses, an offer on
 * all but the first, and unread messages for both.
 */
export function neighborhood(world: World): void {
  const client_id = people.client.id;
  const worker_id = people.worker.id;
  for (const id of [1, 2, 3, 4]) seedTask(world, { id, client_id });
  seedOffer(world, { id: 1, task_id: 2, worker_id, status: 'accepted' });
  seedOffer(world, { id: 2, task_id: 3, worker_id, status: 'in_progress' });
  seedOffer(world, { id: 3, task_id: 4, worker_id, status: 'completed' });
  unread(world, client_id, 1);
  unread(world, people.worker.id, 2);
}

/** The task of the conversation between the client and the worker. */
const SUBJECT = 2;
/** The unread messages were sent within these hours. */
const UNREAD_HOURS = 10;

/** Seeds unread messages to the client or the worker from the other. */
export function unread(world: World, recipient_id: number, count: number): void {
  const { id, client_id, worker_id } = conversationOfTwo(world);
  const sender_id = recipient_id === client_id ? worker_id : client_id;
  for (let left = count; left > 0; left -= 1) {
    const given = { id: world.messages.nextId, conversation_id: id, recipient_id };
    const { message } = messageFixture(world, given);
    at(world, (UNREAD_HOURS * left) / (count + 1), () => sendText(world, id, sender_id, message));
  }
}

/** The conversation between the client and the worker, started before the first unread message. */
function conversationOfTwo(world: World): ConversationRow {
  const { client, worker } = people;
  if (world.tasks.find(SUBJECT)) return conversationAbout(world, SUBJECT, worker.id);
  seedTask(world, { id: SUBJECT, client_id: client.id });
  return at(world, UNREAD_HOURS + 1, () => {
    const opener = startConversation(world, SUBJECT, worker.id, 'Hi, is this still open?');
    markRead(world, opener.conversation_id, client.id);
    return world.conversations.findOrThrow(opener.conversation_id);
  });
}
