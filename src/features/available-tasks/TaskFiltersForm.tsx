import { SORT_ORDERS } from '#src/contract/offers.ts';
import { TASK_SORTS } from '#src/contract/tasks.ts';
import type { Category } from '#src/domain/category.ts';
import { filterBarOf, type FilterField } from '#src/lib/lists/filter-bar.ts';
import type { FilterForm } from '#src/lib/lists/use-url-filters.ts';
import { Field } from '#src/ui/Field.tsx';
import { FilterBar, type FilterBarList } from '#src/ui/FilterBar.tsx';
import { Input } from '#src/ui/Input.tsx';
import { ChoiceField } from '#src/features/form/ChoiceField.tsx';
import { tasksCopy } from './copy.ts';
import { taskFilters, type TaskFilters } from './queries.ts';

const copy = tasksCopy.filters;

const SORTS = TASK_SORTS.flatMap((sort_by) =>
  SORT_ORDERS.map((sort_order) => ({ sort_by, sort_order })),
);
const textOf = ({ sort_by, sort_order }: Pick<TaskFilters, 'sort_by' | 'sort_order'>) =>
  copy.sorts[sort_by][sort_order];

const LOCATION: FilterField<TaskFilters> = {
  names: ['location'],
  label: copy.location,
  textOf: ({ location }) => location,
};

const SORT: FilterField<TaskFilters> = {
  names: ['sort_by', 'sort_order'],
  label: copy.sort,
  textOf,
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

/** Search, category, location and sort order of the available tasks (product.md §2). */
export function TaskFiltersForm({ filters, categories, matches, ...list }: TaskFiltersFormProps) {
  const { draft, change } = filters;
  const fields = [categoryField(categories), LOCATION, SORT];
  return (
    <FilterBar {...list} {...filterBarOf(taskFilters, { form: filters, fields, matches, copy })}>
      <ChoiceField
        label={copy.category}
        value={draft.category_id}
        choices={[
          [null, copy.allCategories],
          ...categories.map(({ id, name }) => [id, name] as const),
        ]}
        onChoose={(category_id) => change({ category_id })}
      />
      <Field label={copy.location}>
        <Input
          value={draft.location}
          placeholder={copy.locationHint}
          onChange={(event) => change({ location: event.target.value })}
        />
      </Field>
      <ChoiceField
        label={copy.sort}
        value={textOf(draft)}
        choices={SORTS.map((sort) => [textOf(sort), textOf(sort)])}
        onChoose={(text) => change(SORTS.find((sort) => textOf(sort) === text) ?? {})}
      />
    </FilterBar>
  );
}
