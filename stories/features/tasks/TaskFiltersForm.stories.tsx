import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { FALLBACK_CATEGORIES } from '#src/contract/tasks.ts';
import { taskFilters, type TaskFilters } from '#src/features/tasks/task-filters.ts';
import { TaskFiltersForm } from '#src/features/tasks/TaskFiltersForm.tsx';
import { inAllModes } from '#stories/checks/modes.ts';
import preview from '../../../.storybook/preview.tsx';
import { framed } from '../../ui/framed.tsx';
import { SheetItem, SheetSection } from '../../ui/sheet.tsx';
import { documents } from '../documents.ts';

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

/** Keeps what is chosen, as the address of the page does in the product. */
function Filters({ filters: initial, onChange, ...rest }: FiltersArgs) {
  const [filters, setFilters] = useState(initial);
  return (
    <TaskFiltersForm
      {...rest}
      filters={filters}
      categories={FALLBACK_CATEGORIES}
      onChange={(part) => {
        setFilters({ ...filters, ...part });
        onChange(part);
      }}
      onClear={() => setFilters(none)}
      matches={30}
      status="Showing 12 of 30"
      hasClearButton
    />
  );
}

export const Unfiltered = meta.story();

export const Filtered = meta.story({
  args: { filters: some },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.selectOptions(
      canvas.getByRole('combobox', { name: 'Sort by' }),
      'Highest payment',
    );
    await expect(args.onChange).toHaveBeenCalledWith({
      sort_by: 'payment_offer',
      sort_order: 'desc',
    });
    await userEvent.selectOptions(
      canvas.getByRole('combobox', { name: 'Category' }),
      'All categories',
    );
    await expect(args.onChange).toHaveBeenLastCalledWith({ category_id: null });
  },
});

export const Sheet = meta.story({
  parameters: { chromatic: inAllModes },
  render: (args) => (
    <SheetSection title="Filters" column="full">
      <SheetItem caption="Unfiltered">
        <Filters {...args} filters={none} />
      </SheetItem>
      <SheetItem caption="Filtered">
        <Filters {...args} filters={some} />
      </SheetItem>
      <SheetItem caption="Refreshing">
        <Filters {...args} filters={none} isRefreshing />
      </SheetItem>
    </SheetSection>
  ),
});
