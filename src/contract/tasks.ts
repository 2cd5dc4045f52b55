import * as z from 'zod/mini';
import { Category } from '#src/domain/category.ts';
import { Task, TaskStatus } from '#src/domain/task.ts';
import { TaskFields } from '#src/domain/task-form.ts';
import { endpoint, MessageAnswer } from './endpoint.ts';
import { SORT_ORDERS } from './offers.ts';
import { IdFilter, IdParams, paging, Pagination } from './shared.ts';

/** product.md §9. */
export const TASKS_PER_PAGE = 12;

/** The sort keys of available tasks (product.md §9). */
export const TASK_SORTS = ['deadline', 'payment_offer', 'created_at'] as const;

/** product.md §7: the categories to use when they cannot be fetched. product.md §3 gives them ids. */
export const FALLBACK_CATEGORIES: readonly Category[] = [
  { id: 1, name: 'Home Maintenance' },
  { id: 2, name: 'Cleaning Services' },
  { id: 3, name: 'Handyman Services' },
  { id: 4, name: 'Tech Support' },
  { id: 5, name: 'Moving & Transportation' },
  { id: 6, name: 'Business Services' },
];

export const TaskPage = z.object({ tasks: z.array(Task), pagination: Pagination });
export const TaskAnswer = z.object({ task: Task });
const TASK_INVALIDATES: readonly string[] = ['task', 'dashboard', 'offer', 'message'];

/** Lists of the viewer's own tasks are not paged unless the query has a page. */
const OwnTasksQuery = z.object({
  status: z.optional(TaskStatus),
  page: IdFilter,
  per_page: IdFilter,
});

/** List available tasks. Other users' tasks that are available and not past their deadline. */
export const listTasks = endpoint('GET /tasks', {
  name: 'tasks.list',
  resource: 'task',
  query: z.object({
    ...paging(TASKS_PER_PAGE),
    status: z._default(TaskStatus, 'available'),
    sort_by: z._default(z.enum(TASK_SORTS), 'deadline'),
    sort_order: z._default(z.enum(SORT_ORDERS), 'asc'),
    category_id: IdFilter,
    location: z.optional(z.string()),
    search: z.optional(z.string()),
  }),
  answer: TaskPage,
  fallback: 'Failed to fetch tasks',
  hasTimestamp: true,
});

/** List posted tasks. The tasks that the viewer has posted. All of them, unless `page` or `per_page` is given. */
export const myTasks = endpoint('GET /tasks/my-tasks', {
  name: 'tasks.mine',
  resource: 'task',
  query: OwnTasksQuery,
  answer: TaskPage,
  fallback: 'Failed to fetch tasks',
});

/**
 * List assigned tasks. The tasks that the viewer works on or has worked on. All of them, unless `page` or
 * `per_page` is given.
 */
export const myAssignedTasks = endpoint('GET /tasks/my-assigned-tasks', {
  name: 'tasks.assigned',
  resource: 'task',
  query: OwnTasksQuery,
  answer: TaskPage,
  fallback: 'Failed to fetch tasks',
});

/** List categories of work. Every task is in one of them. */
export const listCategories = endpoint('GET /tasks/categories', {
  name: 'tasks.categories',
  access: 'public',
  resource: 'task',
  answer: z.object({ categories: z.array(Category) }),
  fallback: 'Failed to fetch categories',
});

/** Get a task. Counts as a view, unless the viewer is its client. */
export const getTask = endpoint('GET /tasks/:id', {
  name: 'tasks.get',
  resource: 'task',
  params: IdParams,
  answer: TaskAnswer,
  fallback: 'Failed to fetch task',
});

/** Post a task. Other users find it until the end of its deadline. */
export const createTask = endpoint('POST /tasks', {
  name: 'tasks.create',
  creates: true,
  resource: 'task',
  invalidates: TASK_INVALIDATES,
  body: TaskFields,
  answer: TaskAnswer,
  fallback: 'Failed to create task',
});

/**
 * Change a task. Takes the whole form. Offers that were sent keep their terms.
 *
 * @throws 403 Another user posted the task.
 * @throws 409 The task is completed or canceled.
 */
export const updateTask = endpoint('PUT /tasks/:id', {
  name: 'tasks.update',
  resource: 'task',
  invalidates: TASK_INVALIDATES,
  params: IdParams,
  body: TaskFields,
  answer: TaskAnswer,
  fallback: 'Failed to update task',
});

/**
 * Delete a task. Cancels its open offers, too.
 *
 * @throws 403 Another user posted the task.
 * @throws 409 The task is booked or in progress.
 */
export const deleteTask = endpoint('DELETE /tasks/:id', {
  name: 'tasks.delete',
  resource: 'task',
  invalidates: TASK_INVALIDATES,
  params: IdParams,
  answer: MessageAnswer,
  fallback: 'Failed to delete task',
});

/**
 * Cancel a task. Cancels a task before the work starts, and its open offers.
 *
 * @throws 403 Another user posted the task.
 * @throws 409 The task is in progress, completed, or canceled.
 */
export const cancelTask = endpoint('POST /tasks/:id/cancel', {
  name: 'tasks.cancel',
  resource: 'task',
  invalidates: TASK_INVALIDATES,
  params: IdParams,
  answer: TaskAnswer,
  fallback: 'Failed to cancel task',
});

/**
 * Book a task. Books an available task for the viewer.
 *
 * @throws 403 It's the viewer's own task.
 * @throws 409 The task isn't available.
 */
export const bookTask = endpoint('POST /tasks/:id/book', {
  name: 'tasks.book',
  resource: 'task',
  invalidates: TASK_INVALIDATES,
  params: IdParams,
  answer: TaskAnswer,
  fallback: 'Failed to book task',
});
