import { expect, fn } from 'storybook/test';
import { FilterChips, type FilterChip, type FilterChipsProps } from '#src/ui/FilterChips.tsx';
import { inThreeModes } from '#states/modes.ts';
import preview from '../../.storybook/preview.tsx';
import { framed, SheetSection } from './sheet.tsx';

const some: readonly FilterChip[] = [
  { key: 'search', label: 'Search', value: 'bookshelf', onRemove: fn() },
  { key: 'rating', label: 'Rating', value: '5 stars', onRemove: fn() },
  { key: 'place', label: 'Location', value: 'Portland', onRemove: fn() },
  { key: 'sort', label: 'Sort by', value: 'Oldest first', onRemove: fn() },
];

const long: FilterChip = {
  key: 'search',
  label: 'Search',
  value: 'someone who can carry a piano up to the fourth floor without an elevator',
  onRemove: fn(),
};

const meta = preview.meta({
  title: 'UI/FilterChips',
  component: FilterChips,
  tags: ['autodocs'],
  decorators: [framed],
  args: { chips: some, onEmptied: fn() },
});

export const Default = meta.story({ tags: ['!test'] });

/** A long value is cut on the screen; the name and the tooltip are complete. */
export const Sheet = meta.story({
  parameters: { chromatic: inThreeModes },
  render: (args) => (
    <SheetSection
      title="Active filters"
      column="full"
      states={{
        One: { chips: some.slice(0, 1) },
        Several: { chips: some },
        'A long value': { chips: [long, ...some.slice(1)] },
      }}
    >
      {(props: Pick<FilterChipsProps, 'chips'>) => <FilterChips {...args} {...props} />}
    </SheetSection>
  ),
  play: async ({ canvas }) => {
    const list = canvas.getAllByRole('list', { name: 'Active filters' })[1];
    await expect([...(list?.children ?? [])].map(({ textContent }) => textContent)).toEqual([
      'Remove filter Search: bookshelf',
      'Remove filter Rating: 5 stars',
      'Remove filter Location: Portland',
      'Remove filter Sort by: Oldest first',
    ]);
    const chip = canvas.getByRole('button', { name: `Remove filter Search: ${long.value}` });
    await expect(chip.getBoundingClientRect().width).toBeLessThanOrEqual(240);
    await expect(chip).toHaveAttribute('title', `Search: ${long.value}`);
  },
});
