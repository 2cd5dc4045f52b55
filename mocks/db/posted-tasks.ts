import type { TaskStatus } from '#src/domain/task.ts';
import { Problem } from './problem.ts';
import { moment } from './moment.ts';
import { newestFirst } from './paging.ts';
import type { TaskRow } from './tables.ts';
import type { World } from './world.ts';

/** Finds a task. @throws Problem 404 when it does not exist or was deleted */
export function postedTask(world: World, id: number): TaskRow {
  const task = world.tasks.findOrThrow(id);
  if (task.deleted_at != null) throw Problem.notFound(`We couldn't find task ${id}.`);
  return task;
}

/** The tasks that a client has posted and not deleted, newest first. */
export function postedTasks(world: World, clientId: number): TaskRow[] {
  const tasks = world.tasks.by('client_id', clientId).filter((task) => task.deleted_at == null);
  return newestFirst(tasks);
}

/** @throws Problem 409 when a task is taken, cancelled, inactive or deleted */
export function assertAvailable(task: TaskRow): void {
  if (task.status !== 'available' || task.deleted_at != null) {
    throw Problem.conflict('This task is no longer available.');
  }
}

/** Sets the status of a task. */
export function setTaskStatus(world: World, id: number, status: TaskStatus): TaskRow {
  const { updated_at } = world.tasks.findOrThrow(id);
  return world.tasks.update(id, { status, updated_at: moment(world, updated_at) });
}
