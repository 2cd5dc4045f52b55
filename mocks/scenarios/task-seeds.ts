import { loftBedWithDesk } from '../fixtures/examples.ts';
import { openTasks } from '../fixtures/town/open-tasks.ts';
import type { World } from '../db/world.ts';
import { seedOffer, seedTask, type TaskSeed } from '../seeds/rows.ts';
import { at } from '../seeds/play.ts';
import { startConversation } from '../db/conversations.ts';
import { people } from '../fixtures/accounts.ts';
import type { Seed } from './scenario.ts';
import { addTownspeople, playTasks } from './town.ts';

/** The id of the task in scenarios with a single one. */
export const TASK_ID = 12;

/** The title of that task. */
export const TASK_TITLE = loftBedWithDesk.title;

/** Seeds the open tasks of the town: some are available, and some of those know the worker already. */
export function tasksOfTheTown(world: World): void {
  addTownspeople(world);
  playTasks(world, openTasks);
}

/** Seeds a number of available tasks of the client account, each with another deadline and price. */
export function manyTasks(world: World, count: number): void {
  for (let id = 1; id <= count; id += 1) {
    seedTask(world, { id, client_id: people.client.id, daysAgo: count - id, due: id });
  }
}

/** Seeds one available task of the client account, with every field. */
export function oneTask(given: Partial<TaskSeed> = {}): Seed {
  return (world) => {
    seedTask(world, {
      id: TASK_ID,
      client_id: people.client.id,
      ...loftBedWithDesk,
      daysAgo: 4,
      due: 6,
      ...given,
    });
  };
}

/** Seeds the task, which another worker has booked. */
export function takenTask(world: World): void {
  oneTask()(world);
  const worker_id = people.sparse.id;
  seedOffer(world, { id: 1, task_id: TASK_ID, worker_id, status: 'accepted' });
}

/** Seeds the task, about which the worker account has written to the client a day ago. */
export function writtenTo(world: World): void {
  oneTask()(world);
  at(world, 24, () =>
    startConversation(world, TASK_ID, people.worker.id, 'Hi Clara, I could come Tuesday.'),
  );
}
