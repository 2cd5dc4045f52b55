import type { World } from '../db/world.ts';
import { messageFixture } from '../fixtures/messages.ts';
import { offerFixture } from '../fixtures/offers.ts';
import { taskFixture } from '../fixtures/tasks.ts';
import { people } from './accounts.ts';

/**
 * A handful of rows between the seeded client and worker: a task in each of the lively statuses,
 * an offer on all but the first, and a conversation about the second.
 */
export function neighbourhood(world: World): void {
  const client_id = people.client.id;
  const worker_id = people.worker.id;
  world.tasks.insert(taskFixture(world, { id: 1, client_id }));
  world.tasks.insert(taskFixture(world, { id: 2, client_id, status: 'booked' }));
  world.tasks.insert(taskFixture(world, { id: 3, client_id, status: 'in_progress' }));
  world.tasks.insert(taskFixture(world, { id: 4, client_id, status: 'completed' }));
  world.offers.insert(offerFixture(world, { id: 1, task_id: 2, worker_id, status: 'accepted' }));
  world.offers.insert(offerFixture(world, { id: 2, task_id: 3, worker_id, status: 'in_progress' }));
  world.offers.insert(offerFixture(world, { id: 3, task_id: 4, worker_id, status: 'completed' }));
  world.conversations.insert({ id: 1, task_id: 2, client_id, worker_id });
  unread(world, people.client.id, 1);
  unread(world, people.worker.id, 2);
}

/** Messages that somebody has not read yet; the conversation of {@link neighbourhood} is made if it is missing. */
export function unread(world: World, recipient_id: number, count: number): void {
  const client_id = people.client.id;
  const worker_id = people.worker.id;
  if (!world.tasks.find(2)) {
    world.tasks.insert(taskFixture(world, { id: 2, client_id, status: 'booked' }));
  }
  if (!world.conversations.find(1)) {
    world.conversations.insert({ id: 1, task_id: 2, client_id, worker_id });
  }
  for (let index = 0; index < count; index += 1) {
    const id = world.messages.nextId;
    world.messages.insert(messageFixture(world, { id, conversation_id: 1, recipient_id }));
  }
}
