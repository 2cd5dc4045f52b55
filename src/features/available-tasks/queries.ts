import type { CallAnswer } from '#src/contract/endpoint.ts';
import { listTasks, TASKS_PER_PAGE, TASK_SORTS } from '#src/contract/tasks.ts';
import type { Task } from '#src/domain/task.ts';
import type { PagedList } from '#src/lib/lists/paged-list.ts';
import type { FilteredList } from '#src/lib/lists/use-filtered-list.ts';
import { SORT_ORDERS } from '#src/contract/offers.ts';
import {
  idNumber,
  oneOf,
  queryOf,
  text,
  urlFilters,
  type FilterValues,
} from '#src/lib/lists/url-filters.ts';

/** Named as the call's parameters (product.md §2, §7, §9). */
export const taskFilters = urlFilters({
  search: text({ max: 200 }),
  /** Which ids exist is known only once the categories are loaded. */
  category_id: idNumber,
  location: text({ max: 200 }),
  sort_by: oneOf(TASK_SORTS, 'deadline'),
  sort_order: oneOf(SORT_ORDERS, 'asc'),
});

export type TaskFilters = FilterValues<typeof taskFilters>;

/** Sorting can't explain an empty list. */
export function narrowsResults(filters: TaskFilters): boolean {
  return taskFilters.countActive(filters, ['search', 'category_id', 'location']) > 0;
}

type TasksPage = CallAnswer<typeof listTasks>;

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
