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
export const TASK_TITLE = 'Build a loft bed with a desk below';

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
      title: TASK_TITLE,
      description:
        "The bed and the desk are still in their boxes, about 40 parts each.\nThe old bed's gone and the room is empty. It has to fit between two walls, so please measure twice.",
      task_category_id: 3,
      location: '2814 SE Alder St, Portland',
      area: 'Sunnyside',
      payment_offer: 95,
      views: 31,
      requirements: "You've assembled flat-pack furniture before.",
      equipment_needed: 'Cordless drill, level',
      estimated_hours: 3,
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
