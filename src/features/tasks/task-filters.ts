import { SORT_ORDERS } from '#src/contract/offers.ts';
import { TASK_SORTS } from '#src/contract/tasks.ts';
import {
  oneOf,
  text,
  urlFilters,
  type FilterValues,
  type UrlFilter,
} from '#src/lib/url-filters.ts';

/** The id of a category; null for all. Which ids exist is known only once the categories are loaded. */
const categoryId: UrlFilter<number | null> = {
  defaultValue: null,
  read: (raw) => (/^[1-9]\d{0,14}$/.test(raw) ? Number(raw) : null),
  write: (id) => (id === null ? '' : String(id)),
};

/** The filters of the available tasks (sections 2, 7 and 9), named as the call's parameters. */
export const taskFilters = urlFilters({
  /** Matches title and description. */
  search: text({ max: 200 }),
  category_id: categoryId,
  location: text({ max: 200 }),
  sort_by: oneOf(TASK_SORTS, 'deadline'),
  sort_order: oneOf(SORT_ORDERS, 'asc'),
});

export type TaskFilters = FilterValues<typeof taskFilters>;

/** Whether the filters can exclude tasks, and so explain an empty list. Sorting can't. */
export function narrowsResults(filters: TaskFilters): boolean {
  return taskFilters.countActive(filters, ['search', 'category_id', 'location']) > 0;
}
