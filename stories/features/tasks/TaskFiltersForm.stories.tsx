import { fn } from 'storybook/test';
import { FALLBACK_CATEGORIES } from '#src/contract/tasks.ts';
import { taskFilters, type TaskFilters } from '#src/features/available-tasks/task-filters.ts';
import { TaskFiltersForm } from '#src/features/available-tasks/TaskFiltersForm.tsx';
import { inThreeModes } from '#states/modes.ts';
import preview from '../../../.storybook/preview.tsx';
import { framed } from '../../ui/framed.tsx';
import { SheetSection } from '../../ui/sheet.tsx';
import { documents } from '../documents.ts';
import { useFilterForm } from '../use-filter-form.ts';

interface FiltersArgs {
  readonly filters: TaskFilters;
  readonly isRefreshing: boolean;
  readonly onChange: (part: Partial<TaskFilters>) => void;
  readonly onRefresh: () => void;
}

const none = taskFilters.defaults;
const some: TaskFilters = { ...none, search: 'shelf', category_id: 3, location: 'Portland' };

const meta = preview.meta({
  title: 'Features/Tasks/TaskFiltersForm',
  component: documents<FiltersArgs>(TaskFiltersForm),
  tags: ['autodocs'],
  decorators: [framed],
  args: { filters: none, isRefreshing: false, onChange: fn(), onRefresh: fn() },
  render: (args) => <Filters key={JSON.stringify(args.filters)} {...args} />,
});

function Filters({ filters: initial, onChange, ...rest }: FiltersArgs) {
  const filters = useFilterForm(none, initial, onChange);
  return (
    <TaskFiltersForm
      {...rest}
      filters={filters}
      categories={FALLBACK_CATEGORIES}
      matches={30}
      status="Showing 12 of 30"
    />
  );
}

export const Unfiltered = meta.story({ tags: ['!test'] });

export const Sheet = meta.story({
  parameters: { chromatic: inThreeModes },
  render: (args) => (
    <SheetSection
      title="Filters"
      column="full"
      states={{
        Unfiltered: {},
        Filtered: { filters: some },
        'A category that is not in the list': { filters: { ...none, category_id: 99 } },
        Refreshing: { isRefreshing: true },
      }}
    >
      {(props: Partial<FiltersArgs>) => <Filters {...args} {...props} />}
    </SheetSection>
  ),
});
