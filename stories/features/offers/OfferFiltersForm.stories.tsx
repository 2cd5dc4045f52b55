import { fn } from 'storybook/test';
import { OfferFiltersForm } from '#src/features/offers/OfferFiltersForm.tsx';
import { offerFilters, type OfferFilters } from '#src/features/offers/offer-filters.ts';
import { inThreeModes } from '#states/modes.ts';
import preview from '../../../.storybook/preview.tsx';
import { framed } from '../../ui/framed.tsx';
import { documents } from '../documents.ts';
import { useFilterForm } from '../use-filter-form.ts';
import { SheetSection } from '../../ui/sheet.tsx';

interface FiltersArgs {
  readonly filters: OfferFilters;
  readonly isRefreshing: boolean;
  readonly onChange: (part: Partial<OfferFilters>) => void;
  readonly onRefresh: () => void;
}

const none = offerFilters.read(new URLSearchParams());
const some: OfferFilters = { ...none, search: 'bunk bed', status: 'pending' };

const meta = preview.meta({
  title: 'Features/Offers/OfferFiltersForm',
  component: documents<FiltersArgs>(OfferFiltersForm),
  tags: ['autodocs'],
  decorators: [framed],
  args: { filters: none, isRefreshing: false, onChange: fn(), onRefresh: fn() },
  render: (args) => <Filters key={JSON.stringify(args.filters)} {...args} />,
});

function Filters({ filters: initial, isRefreshing, onChange, onRefresh }: FiltersArgs) {
  const filters = useFilterForm(none, initial, onChange);
  return (
    <OfferFiltersForm
      filters={filters}
      isRefreshing={isRefreshing}
      matches={24}
      status="Showing 10 of 24"
      onRefresh={onRefresh}
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
        Refreshing: { isRefreshing: true },
      }}
    >
      {(props: Partial<FiltersArgs>) => <Filters {...args} {...props} />}
    </SheetSection>
  ),
});
