import {
  bookTask,
  cancelTask,
  createTask,
  deleteTask,
  FALLBACK_CATEGORIES,
  getTask,
  listCategories,
  listTasks,
  myAssignedTasks,
  myTasks,
  updateTask,
} from '#src/contract/tasks.ts';
import type { Page } from '../db/paging.ts';
import type { TaskRow, UserRow } from '../db/tables.ts';
import * as rules from '../db/tasks.ts';
import { wireTask } from '../db/wire.ts';
import type { World } from '../db/world.ts';
import type { Mock } from './mock.ts';

export const taskHandlers = (mock: Mock) => [
  mock(listTasks, ({ query, viewer, world }) =>
    answer(world, rules.taskPage(world, viewer.id, query), viewer),
  ),

  mock(createTask, ({ body, viewer, world }) => ({
    task: wireTask(world, rules.postTask(world, viewer.id, body), viewer.id),
  })),

  mock(myTasks, ({ query, viewer, world }) =>
    answer(world, rules.ownTasks(world, viewer.id, query), viewer),
  ),

  mock(myAssignedTasks, ({ query, viewer, world }) =>
    answer(world, rules.assignedTasks(world, viewer.id, query), viewer),
  ),

  mock(listCategories, () => ({ categories: [...FALLBACK_CATEGORIES] })),

  mock(getTask, ({ params, viewer, world }) => ({
    task: wireTask(world, rules.viewTask(world, params.id, viewer.id), viewer.id),
  })),

  mock(updateTask, ({ body, params, viewer, world }) => ({
    task: wireTask(world, rules.editTask(world, params.id, viewer.id, body), viewer.id),
  })),

  mock(deleteTask, ({ params, viewer, world }) => {
    rules.deleteTask(world, params.id, viewer.id);
    return { message: 'Task deleted successfully!' };
  }),

  mock(cancelTask, ({ params, viewer, world }) => ({
    task: wireTask(world, rules.cancelTask(world, params.id, viewer.id), viewer.id),
  })),

  mock(bookTask, ({ params, viewer, world }) => ({
    task: wireTask(world, rules.bookTask(world, params.id, viewer.id), viewer.id),
  })),
];

function answer(world: World, { rows, pagination }: Page<TaskRow>, viewer: UserRow) {
  return { tasks: rows.map((row) => wireTask(world, row, viewer.id)), pagination };
}
