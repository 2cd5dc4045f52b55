import { OFFER_SORTS, SORT_ORDERS } from '#src/contract/offers.ts';
import { OFFER_STATES } from '#src/domain/offer-machine.ts';
import { OFFER_STATUSES, OfferStatus } from '#src/domain/offer.ts';
import { filterBarOf, type FilterField } from '#src/lib/lists/filter-bar.ts';
import type { FilterForm } from '#src/lib/lists/use-url-filters.ts';
import { Field } from '#src/ui/Field.tsx';
import { FilterBar, type FilterBarList } from '#src/ui/FilterBar.tsx';
import { Select } from '#src/ui/Select.tsx';
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

interface OfferFiltersFormProps extends FilterBarList {
  filters: FilterForm<OfferFilters>;
  matches: number | null;
}

export function OfferFiltersForm({ filters, matches, ...list }: OfferFiltersFormProps) {
  const { draft, change } = filters;
  return (
    <FilterBar
      {...list}
      {...filterBarOf(offerFilters, { form: filters, fields: FIELDS, matches, copy })}
    >
      <Field label={copy.status}>
        <Select
          value={draft.status ?? ''}
          onChange={(event) =>
            change({ status: OfferStatus.safeParse(event.target.value).data ?? null })
          }
        >
          <option value="">{copy.allStatuses}</option>
          {OFFER_STATUSES.map((status) => (
            <option key={status} value={status}>
              {statusLabel(status)}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={copy.sortBy}>
        <Select
          value={draft.sort_by}
          onChange={(event) => {
            const sort = OFFER_SORTS.find((each) => each === event.target.value);
            if (sort) change({ sort_by: sort });
          }}
        >
          {OFFER_SORTS.map((sort) => (
            <option key={sort} value={sort}>
              {copy.sorts[sort]}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={copy.order}>
        <Select
          value={draft.sort_order}
          onChange={(event) => {
            const order = SORT_ORDERS.find((each) => each === event.target.value);
            if (order) change({ sort_order: order });
          }}
        >
          {SORT_ORDERS.toReversed().map((order) => (
            <option key={order} value={order}>
              {copy.orders[order]}
            </option>
          ))}
        </Select>
      </Field>
    </FilterBar>
  );
}
