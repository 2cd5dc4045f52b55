import { OFFER_SORTS, SORT_ORDERS } from '#src/contract/offers.ts';
import { OFFER_STATES } from '#src/domain/offer-machine.ts';
import { OFFER_STATUSES, type OfferStatus } from '#src/domain/offer.ts';
import { filterBarOf, type FilterField } from '#src/lib/lists/filter-bar.ts';
import type { FilterForm } from '#src/lib/lists/use-url-filters.ts';
import { ChoiceField } from '#src/features/form/ChoiceField.tsx';
import { FilterBar, type FilterBarList } from '#src/ui/FilterBar.tsx';
import { offerListCopy } from './copy.ts';
import { offerFilters, type OfferFilters } from './queries.ts';

const copy = offerListCopy.filters;

/** product.md §4 labels canceled offers "Unknown", which is unclear here. */
function statusLabel(status: OfferStatus): string {
  return status === 'cancelled' ? copy.cancelled : OFFER_STATES[status].label;
}

const FIELDS: readonly FilterField<OfferFilters>[] = [
  {
    names: ['status'],
    label: copy.status,
    textOf: ({ status }) => (status === null ? copy.allStatuses : statusLabel(status)),
  },
  { names: ['sort_by'], label: copy.sortBy, textOf: ({ sort_by }) => copy.sorts[sort_by] },
  { names: ['sort_order'], label: copy.order, textOf: ({ sort_order }) => copy.orders[sort_order] },
];

const STATUSES = [
  [null, copy.allStatuses] as const,
  ...OFFER_STATUSES.map((status) => [status, statusLabel(status)] as const),
];

interface OfferFiltersFormProps extends FilterBarList {
  filters: FilterForm<OfferFilters>;
  matches: number | null;
}

/** Search, status, sort key and sort order of the offers (product.md §2). */
export function OfferFiltersForm({ filters, matches, ...list }: OfferFiltersFormProps) {
  const { draft, change } = filters;
  return (
    <FilterBar
      {...list}
      {...filterBarOf(offerFilters, { form: filters, fields: FIELDS, matches, copy })}
    >
      <ChoiceField
        label={copy.status}
        value={draft.status}
        choices={STATUSES}
        onChoose={(status) => change({ status })}
      />
      <ChoiceField
        label={copy.sortBy}
        value={draft.sort_by}
        choices={OFFER_SORTS.map((sort) => [sort, copy.sorts[sort]])}
        onChoose={(sort_by) => change({ sort_by })}
      />
      <ChoiceField
        label={copy.order}
        value={draft.sort_order}
        choices={SORT_ORDERS.toReversed().map((order) => [order, copy.orders[order]])}
        onChoose={(sort_order) => change({ sort_order })}
      />
    </FilterBar>
  );
}
