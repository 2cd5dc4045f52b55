import type { ReactNode } from 'react';
import { OFFER_SORTS, SORT_ORDERS } from '#src/contract/offers.ts';
import { OFFER_STATES } from '#src/domain/offer-machine.ts';
import { OFFER_STATUSES, OfferStatus } from '#src/domain/offer.ts';
import { Field } from '#src/ui/Field.tsx';
import { FilterBar } from '#src/ui/FilterBar.tsx';
import { Select } from '#src/ui/Select.tsx';
import { offerListCopy } from './copy.ts';
import { offerFilters, type OfferFilters } from './offer-filters.ts';

const copy = offerListCopy.filters;

/** The filter label of a status. Section 4 labels canceled offers "Unknown", which is unclear here. */
function statusLabel(status: OfferStatus): string {
  return status === 'cancelled' ? copy.cancelled : OFFER_STATES[status].label;
}

/**
 * The filters of the offer list: search, status, sort key and sort order (section 2).
 *
 * @param props.filters the current values
 * @param props.matches how many offers match them; null while that is unknown
 * @param props.status the list's status line
 * @param props.hasClearButton false while the empty list has a clear button
 * @param props.isRefreshing whether a refresh is pending
 */
export function OfferFiltersForm({
  filters,
  matches,
  status,
  hasClearButton,
  isRefreshing,
  onChange,
  onClear,
  onRefresh,
}: {
  filters: OfferFilters;
  matches: number | null;
  status: ReactNode;
  hasClearButton: boolean;
  isRefreshing: boolean;
  onChange: (part: Partial<OfferFilters>) => void;
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
      activeCount={offerFilters.countActive(filters, ['status', 'sort_by', 'sort_order'])}
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
      <Field label={copy.status}>
        <Select
          value={filters.status ?? ''}
          onChange={(event) =>
            onChange({ status: OfferStatus.safeParse(event.target.value).data ?? null })
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
          value={filters.sort_by}
          onChange={(event) => {
            const sort = OFFER_SORTS.find((each) => each === event.target.value);
            if (sort) onChange({ sort_by: sort });
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
          value={filters.sort_order}
          onChange={(event) => {
            const order = SORT_ORDERS.find((each) => each === event.target.value);
            if (order) onChange({ sort_order: order });
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
