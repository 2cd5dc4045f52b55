import { paths } from '#src/lib/navigation/paths.ts';
import type { World } from '../db/world.ts';
import { people } from '../fixtures/accounts.ts';
import { seedOffer, seedTask } from '../seeds/rows.ts';
import { scenario } from './scenario.ts';

const { client, worker } = people;

/** Seeds a task of the client, offered to the worker. */
function offeredTask(world: World): void {
  seedTask(world, { id: 1, client_id: client.id, title: 'Mow the lawn', daysAgo: 2, due: 5 });
  seedOffer(world, { id: 1, task_id: 1, worker_id: worker.id, status: 'pending' });
}

/** A task that the client has offered to the worker, as the worker sees it. */
export const __billNotes__Scenario = scenario({
  id: '__bill-notes__',
  title: '__Bill notes__',
  as: 'worker',
  at: paths.offers.to(),
  seed: offeredTask,
});
