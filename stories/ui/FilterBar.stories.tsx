import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Badge } from '#src/ui/Badge.tsx';
import { Field } from '#src/ui/Field.tsx';
import { FilterBar, type FilterBarProps } from '#src/ui/FilterBar.tsx';
import { Select } from '#src/ui/Select.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { inThreeModes, onlyIn } from '#states/modes.ts';
import preview from '../../.storybook/preview.tsx';
import { framed, SheetSection } from './sheet.tsx';

interface Filters {
  readonly search: string;
  readonly rating: string;
  readonly sort: string;
}

const NONE: Filters = { search: '', rating: '', sort: 'newest' };

type ReviewsProps = FilterBarProps & { initial?: Partial<Filters> | undefined };

/** The filters of a list of reviews, which a bar and its sheet change. */
function Reviews({ initial = NONE, ...args }: ReviewsProps) {
  const [filters, setFilters] = useState<Filters>({ ...NONE, ...initial });
  const set = (part: Partial<Filters>) => setFilters((before) => ({ ...before, ...part }));
  const chips = [
    { key: 'search', label: 'Search', value: filters.search },
    { key: 'rating', label: 'Rating', value: filters.rating && `${filters.rating} stars` },
    { key: 'sort', label: 'Sort by', value: filters.sort === NONE.sort ? '' : 'Oldest first' },
  ] as const;
  const active = chips.filter(({ value }) => value !== '');
  return (
    <FilterBar
      {...args}
      search={{ ...args.search, value: filters.search, onChange: (search) => set({ search }) }}
      activeCount={active.filter(({ key }) => key !== 'search').length}
      chips={active.map((chip) => ({
        ...chip,
        onRemove: () => set({ [chip.key]: NONE[chip.key] }),
      }))}
      onClear={() => {
        args.onClear();
        setFilters(NONE);
      }}
    >
      <Field label="Rating">
        <Select value={filters.rating} onChange={(event) => set({ rating: event.target.value })}>
          <option value="">All ratings</option>
          <option value="5">5 stars</option>
          <option value="4">4 stars</option>
        </Select>
      </Field>
      <Field label="Sort by">
        <Select value={filters.sort} onChange={(event) => set({ sort: event.target.value })}>
          <option value="newest">Newest first</option>
          <option value="oldest">Oldest first</option>
        </Select>
      </Field>
    </FilterBar>
  );
}

const meta = preview.meta({
  title: 'UI/FilterBar',
  component: FilterBar,
  tags: ['autodocs'],
  decorators: [framed],
  args: {
    label: 'Filter reviews',
    search: { label: 'Search', placeholder: 'Task or person', value: '', onChange: fn() },
    children: null,
    activeCount: 0,
    chips: [],
    status: <Badge>Showing 12 of 40</Badge>,
    showLabel: 'Show 40 reviews',
    onClear: fn(),
    onRefresh: fn(),
    isRefreshing: false,
    refreshingLabel: 'Refreshing the reviews',
  },
  render: (args) => <Reviews {...args} />,
});

/** Opens the sheet with the keyboard. */
async function openSheet(name: string): Promise<HTMLElement> {
  screen.getByRole('button', { name }).focus();
  await userEvent.keyboard('{Enter}');
  return screen.findByRole('dialog', { name: 'Filters' });
}

export const Default = meta.story({ tags: ['!test'] });

/** The count is announced. Clearing moves the focus to the search, because the button disappears. */
export const Cleared = meta.story({
  tags: ['!autodocs'],
  render: (args) => <Reviews {...args} initial={{ rating: '5' }} />,
  play: async ({ canvas, args }) => {
    const line = canvas.getByText('Showing 12 of 40');
    await expect(line.closest('[role="status"]')).toHaveAttribute('aria-live', 'polite');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
    await expect(args.onClear).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('combobox', { name: 'Rating' })).toHaveValue('');
    await expect(canvas.getByRole('searchbox', { name: 'Search' })).toHaveFocus();
    await expect(canvas.queryByRole('button', { name: 'Clear filters' })).toBeNull();
  },
});

/** A removed chip gives the focus to the next one, the last one to the search. */
export const ChipsRemoved = meta.story({
  tags: ['!autodocs'],
  render: (args) => (
    <Reviews {...args} initial={{ search: 'shelf', rating: '5', sort: 'oldest' }} />
  ),
  play: async ({ canvas }) => {
    const chip = (name: string) => canvas.getByRole('button', { name: `Remove filter ${name}` });
    chip('Rating: 5 stars').focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('combobox', { name: 'Rating' })).toHaveValue('');
    await expect(chip('Sort by: Oldest first')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(chip('Search: shelf')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const search = canvas.getByRole('searchbox', { name: 'Search' });
    await expect(search).toHaveFocus();
    await expect(search).toHaveValue('');
    await expect(canvas.queryByRole('list', { name: 'Active filters' })).toBeNull();
  },
});

/**
 * A change in the sheet is a change in the bar. Clearing keeps the sheet open and the focus where it is. The button
 * that opened the sheet gets the focus back.
 */
export const InTheSheet = meta.story({
  tags: ['!autodocs'],
  globals: { viewport: { value: 'phone' } },
  parameters: { chromatic: onlyIn('phone light') },
  render: (args) => <Reviews {...args} initial={{ search: 'shelf', sort: 'oldest' }} />,
  play: async ({ canvas, args }) => {
    const sheet = within(await openSheet('Filters, 1 active'));
    const rating = sheet.getByRole('combobox', { name: 'Rating' });
    await waitFor(() => expect(rating).toHaveFocus());
    await userEvent.selectOptions(rating, '5 stars');
    await userEvent.click(sheet.getByRole('button', { name: 'Show 40 reviews' }));
    const button = await canvas.findByRole('button', { name: 'Filters, 2 active' });
    await waitFor(() => expect(button).toHaveFocus());

    const again = within(await openSheet('Filters, 2 active'));
    const clear = again.getByRole('button', { name: 'Clear filters' });
    await userEvent.click(clear);
    await userEvent.click(clear);
    await expect(args.onClear).toHaveBeenCalledOnce();
    await expect(clear).toHaveFocus();
    await expect(clear).toHaveAttribute('aria-disabled', 'true');
    await expect(again.getByRole('combobox', { name: 'Rating' })).toHaveValue('');
    await userEvent.keyboard('{Escape}');
    await expect(await canvas.findByRole('searchbox', { name: 'Search' })).toHaveValue('');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Filters' })).toHaveFocus());
  },
});

const LONG = 'someone who can carry a piano up to the fourth floor without an elevator';

/** A chip cuts a long value on the screen; its name and its tooltip are complete. */
export const Sheet = meta.story({
  parameters: { chromatic: inThreeModes },
  render: (args) => (
    <>
      <SheetSection
        title="Filters"
        column="full"
        states={{
          None: { label: 'None' },
          'Two, and a search': {
            label: 'Two',
            status: <Badge>Showing 3 of 3</Badge>,
            initial: { search: LONG, rating: '5', sort: 'oldest' },
          },
          'Without a clear button': {
            label: 'Without a clear button',
            status: <Badge>Showing 0 of 0</Badge>,
            initial: { search: 'chandelier', rating: '4' },
            hasClearButton: false,
          },
        }}
      >
        {(props: Partial<ReviewsProps>) => <Reviews {...args} {...props} />}
      </SheetSection>
      <SheetSection
        title="List"
        column="full"
        states={{
          Loading: {
            label: 'Loading',
            status: <Skeleton className="h-6.5 w-32 rounded-pill" />,
          },
          Refreshing: { label: 'Refreshing', isRefreshing: true },
          'Without refresh': { label: 'Without refresh', onRefresh: undefined },
        }}
      >
        {(props: Partial<ReviewsProps>) => <Reviews {...args} {...props} />}
      </SheetSection>
    </>
  ),
  play: async ({ canvas }) => {
    const chip = canvas.getByRole('button', { name: `Remove filter Search: ${LONG}` });
    await expect(chip.getBoundingClientRect().width).toBeLessThanOrEqual(240);
    await expect(chip).toHaveAttribute('title', `Search: ${LONG}`);
  },
});
