import { cx } from 'class-variance-authority';
import { isBlank } from '#src/domain/typed-text.ts';
import { ChevronDown, FilterX, RotateCw } from 'lucide-react';
import { useId, useRef, useState, type FormEvent } from 'react';
import { Button } from '#src/ui/Button.tsx';
import { Field } from '#src/ui/Field.tsx';
import type { FilterBarList } from '#src/ui/FilterBar.tsx';
import { Input } from '#src/ui/Input.tsx';
import { SearchField } from '#src/ui/SearchField.tsx';
import { reviewListCopy } from './copy.ts';
import { filtersOf, parseUserId, type ReviewTab, type ReviewFilters } from './queries.ts';
import type { FilterForm } from '#src/lib/lists/use-url-filters.ts';

const copy = reviewListCopy.filters;

export interface ReviewFiltersFormProps extends FilterBarList {
  tab: ReviewTab;
  filters: ReviewFiltersFormState;
}

/**
 * A search, and on Browse All a user id (product.md §2), under "More filters": few know one. Valid changes
 * apply shortly after the last key; Filter and Enter apply them at once. An invalid user id changes
 * nothing: typing on can't make it valid.
 */
export function ReviewFiltersForm({
  tab,
  filters,
  status,
  hasClearButton = true,
  isRefreshing = false,
  onRefresh,
}: ReviewFiltersFormProps) {
  const { draft, userId, change, clear, flush } = filters;
  const searchInput = useRef<HTMLInputElement>(null);
  const idInput = useRef<HTMLInputElement>(null);
  const moreId = useId();
  const isIdSet = userId.text !== '';
  const [isMoreOpen, setIsMoreOpen] = useState(isIdSet);
  const hasUserId = filtersOf(tab).includes('user_id');
  const isInvalid = hasUserId && !userId.isValid;
  const isFiltered = !isBlank(draft.search) || (hasUserId && (draft.user_id !== null || isInvalid));

  function apply(event: FormEvent): void {
    event.preventDefault();
    if (isInvalid) idInput.current?.focus();
    else void flush();
  }

  // The button disappears with the filters.
  function clearAll(): void {
    searchInput.current?.focus();
    clear();
  }

  return (
    <search
      aria-label={copy.label}
      className="flex flex-col gap-3 md:gap-4 lg:flex-row lg:items-end"
    >
      <form
        noValidate
        className="flex flex-wrap items-end gap-3 md:gap-4 lg:basis-1/2"
        onSubmit={apply}
      >
        <Field
          label={<span className="max-md:sr-only">{copy.search}</span>}
          className="min-w-0 grow basis-48 max-md:gap-0 md:basis-64"
        >
          <SearchField
            ref={searchInput}
            value={draft.search}
            placeholder={copy.searchHint}
            // Without text there is no clear button to leave room for.
            className="placeholder-shown:pe-3.5"
            onChange={(event) => change({ search: event.target.value })}
          />
        </Field>
        <Button type="submit" variant="secondary">
          {copy.apply}
        </Button>
        {hasUserId && (isMoreOpen || isIdSet) && (
          <div id={moreId} className="basis-full">
            <Field
              label={copy.userId}
              error={isInvalid ? copy.invalidUserId : undefined}
              className="sm:max-w-80"
            >
              <Input
                ref={idInput}
                inputMode="numeric"
                autoComplete="off"
                value={userId.text}
                placeholder={copy.userIdHint}
                onChange={(event) => {
                  // It stays while it is emptied.
                  setIsMoreOpen(true);
                  userId.change(event.target.value);
                }}
              />
            </Field>
          </div>
        )}
      </form>
      {/* Less space below on a phone: the status line is as high as its button. */}
      <div className="flex grow flex-wrap items-center gap-x-1 gap-y-2 has-[>[role=status]:empty]:not-has-[button]:hidden max-md:-mb-3 sm:gap-3 lg:min-h-11">
        <div
          role="status"
          className="me-auto flex min-h-9 items-center gap-2.5 pointer-coarse:min-h-11"
        >
          {status}
        </div>
        {/* A filter that is set is not hidden. */}
        {hasUserId && !isIdSet && (
          <Button
            variant="ghost"
            size="sm"
            className="max-sm:px-1.5"
            aria-expanded={isMoreOpen}
            aria-controls={isMoreOpen ? moreId : undefined}
            icon={
              <ChevronDown
                aria-hidden
                strokeWidth={1.75}
                className={cx('transition-transform duration-quick', isMoreOpen && 'rotate-180')}
              />
            }
            onClick={() => setIsMoreOpen(!isMoreOpen)}
          >
            {copy.more}
          </Button>
        )}
        {hasClearButton && isFiltered && (
          <Button
            variant="ghost"
            size="sm"
            icon={<FilterX aria-hidden strokeWidth={1.75} />}
            onClick={clearAll}
          >
            {copy.clear}
          </Button>
        )}
        {onRefresh && (
          <Button
            variant="ghost"
            size="sm"
            icon={<RotateCw aria-hidden strokeWidth={1.75} />}
            isBusy={isRefreshing}
            busyLabel={copy.refreshing}
            className="-me-3.5 max-sm:gap-0"
            onClick={onRefresh}
          >
            {/* A phone has no room for both labels. */}
            <span className="max-sm:sr-only">{copy.refresh}</span>
          </Button>
        )}
      </div>
    </search>
  );
}

interface ReviewFiltersFormState extends FilterForm<ReviewFilters> {
  readonly userId: {
    /** As it was typed. */
    readonly text: string;
    readonly isValid: boolean;
    change(text: string): void;
  };
}

/**
 * The filter follows the text of the user-id field while it is valid, and stays as the list has it while it
 * is not. Clearing the filters and switching tabs reset an invalid text, too.
 */
export function useReviewFiltersForm(
  tab: ReviewTab,
  filters: FilterForm<ReviewFilters>,
): ReviewFiltersFormState {
  const { applied, draft, change, clear } = filters;
  const id = draft.user_id;
  const [typed, setTyped] = useState({ text: String(id ?? ''), id, tab });
  if (typed.tab !== tab) setTyped({ text: String(id ?? ''), id, tab });
  // A link and Back change the filter, too.
  const text = typed.id === id ? typed.text : String(id ?? '');
  return {
    ...filters,
    clear() {
      setTyped({ text: '', id: null, tab });
      clear();
    },
    userId: {
      text,
      isValid: parseUserId(text) !== undefined,
      change(next) {
        const parsed = parseUserId(next);
        const user_id = parsed === undefined ? applied.user_id : parsed;
        setTyped({ text: next, id: user_id, tab });
        change({ user_id });
      },
    },
  };
}
