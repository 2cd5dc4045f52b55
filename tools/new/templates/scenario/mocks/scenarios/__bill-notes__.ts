import type { World } from '../db/world.ts';
import { people } from '../fixtures/accounts.ts';
import { seedTask } from '../seeds/rows.ts';
import { __base__ } from '__module__';

/** Seeds one more task of the client. */
function oneMoreTask(world: World): void {
  seedTask(world, {
    id: world.tasks.nextId,
    client_id: people.client.id,
    title: 'Mow the lawn',
    daysAgo: 2,
    due: 5,
  });
}

/** The rows of `__from__`, and one more task. */
export const __constant__ = __base__.with({
  id: '__bill-notes__',
  title: '__Bill notes__',
  also: oneMoreTask,
});
