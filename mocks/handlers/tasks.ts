import { myTasks } from '#src/contract/tasks.ts';
import { wireTask } from '../db/wire.ts';
import { mock } from '../mock.ts';

export const taskRoutes = [
  mock(myTasks, ({ query, viewer, world }) => {
    const rows = world.tasks
      .by('client_id', viewer.id)
      .filter((task) => query.status === undefined || task.status === query.status);
    return {
      tasks: rows.map((task) => wireTask(world, task, viewer.id)),
      pagination: { total: rows.length, has_more: false },
    };
  }),
];
