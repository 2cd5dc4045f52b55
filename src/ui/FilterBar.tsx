import { isBlank } from '#src/domain/typed-text.ts';
import { cx } from 'class-variance-authority';
import { FilterX, RotateCw, SlidersHorizontal } from 'lucide-react';
import { useRef, useState, type ReactNode } from 'react';
import { Button } from '#src/ui/Button.tsx';
import { CountBadge } from '#src/ui/CountBadge.tsx';
import { Field } from '#src/ui/Field.tsx';
import { FilterChips, type FilterChip } from '#src/ui/FilterChips.tsx';
import { usePreload } from '#src/ui/lazy-part.tsx';
import { lazyDialog } from '#src/ui/lazy-dialog.tsx';
import { SearchField } from '#src/ui/SearchField.tsx';
import { useLostFocus } from '#src/ui/use-lost-focus.ts';

// Only phones need it, and its dialog library is large.
const FilterSheet = lazyDialog('FilterSheet', () => import('#src/ui/FilterSheet.tsx'));

export type FilterBarProps = {
  label: string;
  /** The search field, which is always visible; its label on phones only for screen readers. */
  search: {
    label: string;
    placeholder?: string | undefined;
    value: string;
    onChange: (value: string) => void;
  };
  /** The other fields, if any, each in a `Field`. Controlled: below `md` they are rendered in the sheet, too. */
  children: ReactNode;
  /** How many of the other fields are set. The search is not counted. */
  activeCount: number;
  /** What the list is filtered by, the search included. Each can be removed. */
  chips: readonly FilterChip[];
  /** The status line, such as "Showing 10 of 24". Changes are announced. */
  status?: ReactNode;
  /** Label of the button that closes the sheet, such as "Show 24 offers". */
  showLabel: ReactNode;
  /** Called to reset the search and all fields. */
  onClear: () => void;
  /** Set to `false` while an empty state has its own clear button. The one in the sheet stays. */
  hasClearButton?: boolean | undefined;
  /** Without it there is no refresh button. */
  onRefresh: (() => void) | undefined;
  isRefreshing: boolean;
  refreshingLabel: string;
};

/** What a list tells its filter bar. */
export type FilterBarList = Pick<
  FilterBarProps,
  'status' | 'hasClearButton' | 'isRefreshing' | 'onRefresh'
>;

/**
 * The search and filters of a list, with its status line. From `md` on, all fields are in the bar.
 * Below, a button with the number of set fields opens them in a sheet, so that the list starts on the
 * first screen of a phone. Changes apply at once in both. What is set is also shown as chips, each of
 * which removes one filter.
 */
export function FilterBar({
  label,
  search,
  children,
  activeCount,
  chips,
  status,
  showLabel,
  onClear,
  hasClearButton = true,
  onRefresh,
  isRefreshing,
  refreshingLabel,
}: FilterBarProps) {
  const searchInput = useRef<HTMLInputElement>(null);
  const sheetButton = useRef<HTMLButtonElement>(null);
  const [isSheetOpen, setIsSheetOpen] = useState(false);
  const preloadSheet = usePreload(FilterSheet);
  const activeText = `${activeCount} active`;
  const hasFields = Boolean(children);
  const isFiltered = activeCount > 0 || !isBlank(search.value);

  const focusSearch = () => searchInput.current?.focus();
  // The clear button disappears with the filters, or when an empty state brings its own.
  const lostFocus = useLostFocus(focusSearch);

  // The viewport may have grown since the sheet was opened, which hides its button.
  function focusAfterSheet(): void {
    const { current: button } = sheetButton;
    const target = button?.checkVisibility() === true ? button : searchInput.current;
    target?.focus({ preventScroll: true });
  }

  return (
    <search aria-label={label} className="@container flex flex-col gap-3 md:gap-4">
      <div className="grid gap-4 md:gap-6 @4xl:items-end @4xl:auto-cols-[minmax(0,1fr)] @4xl:grid-flow-col @4xl:grid-cols-[minmax(0,2fr)]">
        <div className={cx('flex gap-3', !hasFields && 'md:max-w-1/2')}>
          <Field
            label={<span className="max-md:sr-only">{search.label}</span>}
            className="min-w-0 grow max-md:gap-0"
          >
            <SearchField
              ref={searchInput}
              value={search.value}
              placeholder={search.placeholder}
              // Without text there is no clear button to leave room for.
              className="placeholder-shown:pe-3.5"
              onChange={(event) => search.onChange(event.target.value)}
            />
          </Field>
          {hasFields && (
            <Button
              ref={sheetButton}
              variant="secondary"
              aria-label={activeCount > 0 ? `Filters, ${activeText}` : undefined}
              aria-haspopup="dialog"
              aria-expanded={isSheetOpen}
              icon={<SlidersHorizontal aria-hidden strokeWidth={1.75} />}
              className="relative px-3.5 md:hidden"
              onPointerEnter={preloadSheet}
              onFocus={preloadSheet}
              onClick={() => setIsSheetOpen(true)}
            >
              Filters{' '}
              {/* It overlaps the corner, so the search keeps its width. The button's name has the count. */}
              <CountBadge
                tone="brand"
                count={activeCount}
                label={activeText}
                className="absolute -end-1.5 -top-2"
              />
            </Button>
          )}
        </div>
        {hasFields && (
          <div className="hidden auto-cols-[minmax(0,1fr)] grid-flow-col gap-6 md:grid @4xl:contents">
            {children}
          </div>
        )}
      </div>
      {/* Less space below on a phone: the status line is as high as its button. */}
      <div className="flex flex-wrap items-start gap-3 max-md:-mb-3 has-[>[role=status]:empty]:not-has-[button]:hidden lg:flex-nowrap">
        {/* An explicit `aria-live` keeps it exposed while the sheet hides the page. */}
        <div
          role="status"
          aria-live="polite"
          className="me-auto flex min-h-9 shrink-0 items-center gap-2.5 lg:me-0 pointer-coarse:min-h-11"
        >
          {status}
        </div>
        <FilterChips
          chips={chips}
          onEmptied={focusSearch}
          className="min-w-0 max-lg:order-first max-lg:grow max-lg:basis-full"
        />
        <div {...lostFocus} className="flex shrink-0 gap-3 lg:ms-auto">
          {hasClearButton && isFiltered && (
            <Button
              variant="ghost"
              size="sm"
              icon={<FilterX aria-hidden strokeWidth={1.75} />}
              className="max-md:hidden"
              onClick={onClear}
            >
              Clear filters
            </Button>
          )}
          {onRefresh && (
            <Button
              variant="ghost"
              size="sm"
              icon={<RotateCw aria-hidden strokeWidth={1.75} />}
              isBusy={isRefreshing}
              busyLabel={refreshingLabel}
              // Aligns it with the edge of the list. On a phone it is the icon alone.
              className="-me-3.5 max-sm:gap-0"
              onClick={onRefresh}
            >
              <span className="max-sm:sr-only">Refresh</span>
            </Button>
          )}
        </div>
      </div>
      <FilterSheet
        isOpen={isSheetOpen}
        isFiltered={isFiltered}
        showLabel={showLabel}
        onClear={onClear}
        onClose={() => setIsSheetOpen(false)}
        onClosed={focusAfterSheet}
      >
        <div className="grid gap-5">{children}</div>
      </FilterSheet>
    </search>
  );
}
