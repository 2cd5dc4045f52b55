import { Task } from '#src/domain/task.ts';
import { wireTask } from '../db/wire.ts';
import { people } from '../fixtures/accounts.ts';
import { loftBedWithDesk } from '../fixtures/examples.ts';
import { taskFixture } from '../fixtures/tasks.ts';
import { made, usualWorld, type Given } from './made.ts';
import { daysAgo, inDays } from './times.ts';

/**
 * A task of Clara's, by default available and with every optional field.
 *
 * @example aTask({ status: 'booked', accepted_offer: anOffer({ status: 'accepted' }) })
 */
export function aTask(given: Given<Task> = {}): Task {
  return made('aTask', Task, given, () => {
    const world = usualWorld();
    const { client, worker } = people;
    const dates = { created_at: daysAgo(4), deadline: inDays(6) };
    const row = { ...loftBedWithDesk, ...dates, id: 1, client_id: client.id };
    return wireTask(world, taskFixture(world, row), worker.id);
  });
}
