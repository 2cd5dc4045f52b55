import { SORT_ORDERS } from '#src/contract/offers.ts';
import { TASK_SORTS } from '#src/contract/tasks.ts';
import {
  idNumber,
  oneOf,
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
