import * as z from 'zod/mini';
import { Count } from '#src/domain/primitives.ts';
import { Task, TaskStatus } from '#src/domain/task.ts';
import { endpoint } from './endpoint.ts';

/** How much of a list an answer holds. */
export const Pagination = z.object({ total: Count, has_more: z.boolean() });

/** Section 7: the tasks that the viewer has posted, all of them or those in one status. */
export const myTasks = endpoint({
  name: 'tasks.mine',
  method: 'GET',
  path: '/tasks/my-tasks',
  resource: 'task',
  query: z.object({ status: z.optional(TaskStatus) }),
  answer: z.object({ tasks: z.array(Task), pagination: Pagination }),
  fallback: 'Failed to fetch tasks',
});
