import { getTask, listTasks } from '#src/contract/tasks.ts';
import type { Task } from '#src/domain/task.ts';
import { copyIn, mapChanged, withField, type Patch } from '#src/lib/patch.ts';

/** Replaces a task in lists and details, unless the cached one is newer. */
export const taskPatch: Patch<{ task: Task }> = {
  copies: [
    copyIn(listTasks, (answer, change) =>
      withField(
        answer,
        'tasks',
        mapChanged(answer.tasks, (task) => newer(task, change.task)),
      ),
    ),
    copyIn(getTask, (answer, change) => withField(answer, 'task', newer(answer.task, change.task))),
  ],
  // The list stays as it is until the next refresh: a card must not vanish under the pointer.
  completes: [listTasks, getTask],
};

function newer(cached: Task, task: Task): Task {
  if (cached.id !== task.id) return cached;
  return Date.parse(cached.updated_at) > Date.parse(task.updated_at) ? cached : task;
}
