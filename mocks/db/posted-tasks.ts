import type { TaskStatus } from '#src/domain/task.ts';
import { Problem } from '../problem.ts';
import { moment } from './moment.ts';
import { sorted, timeValue } from './paging.ts';
import type { TaskRow } from './rows.ts';
import type { World } from './world.ts';

/** A task that can be looked at. @throws Problem 404 when there is none, or none any more */
export function postedTask(world: World, id: number): TaskRow {
  const task = world.tasks.findOrThrow(id);
  if (task.deleted_at != null) throw Problem.notFound(`There is no task ${id}.`);
  return task;
}

/** The tasks that somebody has posted and not deleted, the newest first. */
export function postedTasks(world: World, clientId: number): TaskRow[] {
  const tasks = world.tasks.by('client_id', clientId).filter((task) => task.deleted_at == null);
  return newestFirst(tasks);
}

/** Tasks by the moment they were posted. */
export function newestFirst(tasks: readonly TaskRow[]): TaskRow[] {
  return sorted(tasks, 'desc', (task) => timeValue(task.created_at));
}

/** @throws Problem 409 when a task is taken, called off or gone */
export function assertAvailable(task: TaskRow): void {
  if (task.status !== 'available' || task.deleted_at != null) {
    throw Problem.conflict('This task is no longer available.');
  }
}

/** Moves a task along in its life. */
export function setTaskStatus(world: World, id: number, status: TaskStatus): TaskRow {
  const { updated_at } = world.tasks.findOrThrow(id);
  return world.tasks.update(id, { status, updated_at: moment(world, updated_at) });
}
