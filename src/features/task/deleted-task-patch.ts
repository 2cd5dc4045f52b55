import { getClientDashboard } from '#src/contract/dashboards.ts';
import { getTask, myTasks } from '#src/contract/tasks.ts';
import type { Task } from '#src/domain/task.ts';
import { inAnswer, withField, type Patch } from '#src/lib/calls/patch.ts';

const without = (tasks: readonly Task[], id: number) => tasks.filter((task) => task.id !== id);

/** Where the viewer has just acted on it. Everything else is refetched. */
export const deletedTaskPatch: Patch<Pick<Task, 'id'>> = {
  answers: [
    inAnswer(myTasks, (answer, { id }) => ({ ...answer, tasks: without(answer.tasks, id) })),
    inAnswer(getClientDashboard, (answer, { id }) =>
      withField(
        answer,
        'dashboard',
        withField(answer.dashboard, 'recent_tasks', without(answer.dashboard.recent_tasks, id)),
      ),
    ),
  ],
  // It would only be not found.
  completes: [getTask],
};
