import type { ReactNode } from 'react';
import { SORT_ORDERS } from '#src/contract/offers.ts';
import { TASK_SORTS } from '#src/contract/tasks.ts';
import type { Category } from '#src/domain/task.ts';
import { Field } from '#src/ui/Field.tsx';
import { FilterBar } from '#src/ui/FilterBar.tsx';
import { Input } from '#src/ui/Input.tsx';
import { Select } from '#src/ui/Select.tsx';
import { tasksCopy } from './copy.ts';
import { countSetFields, type TaskFilters } from './task-filters.ts';

const copy = tasksCopy.filters;

/** The options of the sort select: a key and an order, as one value. */
const SORT_OPTIONS = TASK_SORTS.flatMap((sort_by) =>
  SORT_ORDERS.map((sort_order) => ({
    value: `${sort_by} ${sort_order}`,
    label: copy.sorts[sort_by][sort_order],
    sort: { sort_by, sort_order },
  })),
);

/**
 * The filters of the available tasks: search, category, location and sort order (section 2).
 *
 * @param props.filters the current values
 * @param props.categories the categories to choose from
 * @param props.matches how many tasks match; null while that is unknown
 * @param props.status the list's status line
 * @param props.hasClearButton false while the empty list has a clear button
 * @param props.isRefreshing whether a refresh is pending
 */
export function TaskFiltersForm({
  filters,
  categories,
  matches,
  status,
  hasClearButton,
  isRefreshing,
  onChange,
  onClear,
  onRefresh,
}: {
  filters: TaskFilters;
  categories: readonly Category[];
  matches: number | null;
  status: ReactNode;
  hasClearButton: boolean;
  isRefreshing: boolean;
  onChange: (part: Partial<TaskFilters>) => void;
  onClear: () => void;
  onRefresh: () => void;
}) {
  return (
    <FilterBar
      label={copy.label}
      search={{
        label: copy.search,
        placeholder: copy.searchHint,
        value: filters.search,
        onChange: (search) => onChange({ search }),
      }}
      activeCount={countSetFields(filters)}
      status={status}
      showLabel={copy.show(matches)}
      onClear={onClear}
      hasClearButton={hasClearButton}
      onRefresh={onRefresh}
      isRefreshing={isRefreshing}
      refreshingLabel={copy.refreshing}
      filtersLabel={copy.filters}
      clearLabel={copy.clear}
      refreshLabel={copy.refresh}
    >
      <Field label={copy.category}>
        <Select
          value={filters.category_id ?? ''}
          onChange={(event) =>
            onChange({ category_id: event.target.value === '' ? null : Number(event.target.value) })
          }
        >
          <option value="">{copy.allCategories}</option>
          {categories.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={copy.location}>
        <Input
          value={filters.location}
          placeholder={copy.locationHint}
          onChange={(event) => onChange({ location: event.target.value })}
        />
      </Field>
      <Field label={copy.sort}>
        <Select
          value={`${filters.sort_by} ${filters.sort_order}`}
          onChange={(event) => {
            const option = SORT_OPTIONS.find(({ value }) => value === event.target.value);
            if (option) onChange(option.sort);
          }}
        >
          {SORT_OPTIONS.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      </Field>
    </FilterBar>
  );
}
