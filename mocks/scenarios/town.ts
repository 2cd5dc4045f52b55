import { DAY_MS } from '#src/domain/dates.ts';
import type { World } from '../db/world.ts';
import { fakerOf } from '../fixtures/faker.ts';
import { finishedTasks } from '../fixtures/town/finished-tasks.ts';
import { openTasks } from '../fixtures/town/open-tasks.ts';
import { homes, townspeople } from '../fixtures/town/people.ts';
import { historyOf } from '../fixtures/town/task-history.ts';
import type { TownTask } from '../fixtures/town/task.ts';
import { stampAt } from '../fixtures/town/times.ts';
import { userFixture } from '../fixtures/users.ts';
import { playHistory } from '../seeds/play-history.ts';

/**
 * Seeds a town with half a year of history: users, tasks in every status, conversations, offers and
 * reviews. The scenario accounts take part as clients and workers.
 */
export function town(world: World): void {
  addTownspeople(world);
  playTasks(world, [...finishedTasks, ...openTasks]);
}

/** Adds the users of the town, who joined before the first task was posted. */
export function addTownspeople(world: World): void {
  for (const { id } of homes) world.users.update(id, joined(world, id));
  for (const { id, first_name, last_name, city } of townspeople) {
    const since = joined(world, id);
    world.users.insert(userFixture(world, { id, first_name, last_name, city, ...since }));
  }
}

/** Plays the histories of some tasks, whose users must exist. */
export function playTasks(world: World, tasks: readonly TownTask[]): void {
  for (const task of tasks) playHistory(world, historyOf(task, world.clock.now()));
}

function joined(world: World, id: number) {
  const now = world.clock.now();
  const days = fakerOf(id).number.int({ min: 170, max: 700 });
  const created_at = stampAt(now, now - days * DAY_MS);
  return { created_at, email_verified_at: created_at };
}
