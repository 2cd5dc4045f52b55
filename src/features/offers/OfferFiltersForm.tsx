import { FilterX, RotateCw } from 'lucide-react';
import { useRef, type ReactNode } from 'react';
import { OFFER_SORTS, SORT_ORDERS } from '#src/contract/offers.ts';
import { OFFER_STATES } from '#src/domain/offer-machine.ts';
import { OFFER_STATUSES, OfferStatus } from '#src/domain/offer.ts';
import { Button } from '#src/ui/Button.tsx';
import { Field } from '#src/ui/Field.tsx';
import { SearchField } from '#src/ui/SearchField.tsx';
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
 * @param props.isRefreshing whether a refresh is pending
 * @param props.children the list's status line
 */
export function OfferFiltersForm({
  filters,
  isRefreshing,
  onChange,
  onClear,
  onRefresh,
  children,
}: {
  filters: OfferFilters;
  isRefreshing: boolean;
  onChange: (part: Partial<OfferFilters>) => void;
  onClear: () => void;
  onRefresh: () => void;
  children?: ReactNode;
}) {
  const search = useRef<HTMLInputElement>(null);
  // The button disappears with the filters.
  function clear(): void {
    search.current?.focus();
    onClear();
  }
  return (
    <search aria-label={copy.label} className="flex flex-col gap-4">
      <div className="grid grid-cols-2 gap-4 sm:grid-cols-3 lg:grid-cols-[minmax(0,2fr)_repeat(3,minmax(0,1fr))]">
        <Field label={copy.search} className="col-span-full lg:col-span-1">
          <SearchField
            ref={search}
            value={filters.search}
            placeholder={copy.searchHint}
            onChange={(event) => onChange({ search: event.target.value })}
          />
        </Field>
        <Field label={copy.status} className="col-span-full sm:col-span-1">
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
      </div>
      <div className="flex flex-wrap items-center justify-end gap-3">
        <div className="me-auto">{children}</div>
        {/* Grouped, so they wrap below the status line together. */}
        <div className="flex gap-3">
          {offerFilters.countActive(filters) > 0 && (
            <Button
              variant="ghost"
              size="sm"
              icon={<FilterX aria-hidden strokeWidth={1.75} />}
              onClick={clear}
            >
              {copy.clear}
            </Button>
          )}
          <Button
            variant="secondary"
            size="sm"
            icon={<RotateCw aria-hidden strokeWidth={1.75} />}
            busy={isRefreshing}
            busyLabel={copy.refreshing}
            onClick={onRefresh}
          >
            {copy.refresh}
          </Button>
        </div>
      </div>
    </search>
  );
}
