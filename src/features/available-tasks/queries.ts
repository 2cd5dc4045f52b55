import type { CallAnswer } from '#src/contract/endpoint.ts';
import { listTasks, TASKS_PER_PAGE } from '#src/contract/tasks.ts';
import type { Task } from '#src/domain/task.ts';
import type { PagedList } from '#src/lib/lists/paged-list.ts';
import type { FilteredList } from '#src/lib/lists/use-filtered-list.ts';
import { narrowsResults, taskFilters, type TaskFilters } from './task-filters.ts';

type TasksPage = CallAnswer<typeof listTasks>;

/** The call skips empty values (product.md §7). */
function queryOf({ search, category_id, location, ...sort }: TaskFilters) {
  return {
    ...(search === '' ? {} : { search }),
    ...(category_id === null ? {} : { category_id }),
    ...(location === '' ? {} : { location }),
    ...sort,
  };
}

export function taskList(filters: TaskFilters): PagedList<typeof listTasks, Task> {
  return { ...TASK_PAGES, input: { query: queryOf(filters) } };
}

const TASK_PAGES = {
  endpoint: listTasks,
  perPage: TASKS_PER_PAGE,
  itemsOf: ({ tasks }: TasksPage) => tasks,
  keyOf: ({ id }: Task) => id,
  hasMore: ({ pagination }: TasksPage) => pagination.has_more,
  totalOf: ({ pagination }: TasksPage) => pagination.total,
  // A task that has been booked since stays in the list until the next refresh.
  belongs: ({ status }: Task) => status === 'available',
} as const;

/** `task=12` opens the details. */
export const filteredTasks: FilteredList<TaskFilters, typeof listTasks, Task> = {
  filters: taskFilters,
  listOf: taskList,
  narrowsResults,
  itemName: 'task',
};
