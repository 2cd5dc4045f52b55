import { SORT_ORDERS } from '#src/contract/offers.ts';
import { TASK_SORTS } from '#src/contract/tasks.ts';
import type { Category } from '#src/domain/category.ts';
import { filterBarOf, type FilterField } from '#src/lib/lists/filter-bar.ts';
import type { FilterForm } from '#src/lib/lists/use-url-filters.ts';
import { Field } from '#src/ui/Field.tsx';
import { FilterBar, type FilterBarList } from '#src/ui/FilterBar.tsx';
import { Input } from '#src/ui/Input.tsx';
import { Select } from '#src/ui/Select.tsx';
import { tasksCopy } from './copy.ts';
import { taskFilters, type TaskFilters } from './queries.ts';

const copy = tasksCopy.filters;

const SORT_OPTIONS = TASK_SORTS.flatMap((sort_by) =>
  SORT_ORDERS.map((sort_order) => ({
    value: `${sort_by} ${sort_order}`,
    label: copy.sorts[sort_by][sort_order],
    sort: { sort_by, sort_order },
  })),
);

const LOCATION: FilterField<TaskFilters> = {
  names: ['location'],
  label: copy.location,
  textOf: ({ location }) => location,
};

const SORT: FilterField<TaskFilters> = {
  names: ['sort_by', 'sort_order'],
  label: copy.sort,
  textOf: ({ sort_by, sort_order }) => copy.sorts[sort_by][sort_order],
};

/** The name of an unlisted category, such as one in an old link, is unknown. */
function categoryField(categories: readonly Category[]): FilterField<TaskFilters> {
  const unlisted = categories.length === 0 ? copy.loadingCategory : copy.unknownCategory;
  return {
    names: ['category_id'],
    label: copy.category,
    textOf: ({ category_id }) => categories.find(({ id }) => id === category_id)?.name ?? unlisted,
  };
}

interface TaskFiltersFormProps extends FilterBarList {
  filters: FilterForm<TaskFilters>;
  categories: readonly Category[];
  matches: number | null;
}

export function TaskFiltersForm({ filters, categories, matches, ...list }: TaskFiltersFormProps) {
  const { draft, change } = filters;
  const fields = [categoryField(categories), LOCATION, SORT];
  return (
    <FilterBar {...list} {...filterBarOf(taskFilters, { form: filters, fields, matches, copy })}>
      <Field label={copy.category}>
        <Select
          value={draft.category_id ?? ''}
          onChange={(event) =>
            change({ category_id: event.target.value === '' ? null : Number(event.target.value) })
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
          value={draft.location}
          placeholder={copy.locationHint}
          onChange={(event) => change({ location: event.target.value })}
        />
      </Field>
      <Field label={copy.sort}>
        <Select
          value={`${draft.sort_by} ${draft.sort_order}`}
          onChange={(event) => {
            const option = SORT_OPTIONS.find(({ value }) => value === event.target.value);
            if (option) change(option.sort);
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
