import { FilterX, RotateCw } from 'lucide-react';
import { useRef, useState, type FormEvent } from 'react';
import type { FilterForm } from '#src/lib/use-url-filters.ts';
import { Button } from '#src/ui/Button.tsx';
import { Field } from '#src/ui/Field.tsx';
import type { FilterBarList } from '#src/ui/FilterBar.tsx';
import { Input } from '#src/ui/Input.tsx';
import { SearchField } from '#src/ui/SearchField.tsx';
import { reviewListCopy } from './copy.ts';
import { filtersOf, parseUserId, type ReviewFilters, type ReviewTab } from './review-filters.ts';

const copy = reviewListCopy.filters;

export interface ReviewFiltersFormProps extends FilterBarList {
  tab: ReviewTab;
  filters: FilterForm<ReviewFilters>;
}

/**
 * The filters of a tab: a search, and a user id on Browse All (section 2). Valid changes apply shortly after
 * the last key, as in the other lists; Filter and Enter apply them at once, and tell what is wrong with the
 * user id, which changes nothing until it is valid.
 */
export function ReviewFiltersForm({
  tab,
  filters: { draft, change, clear, flush },
  status,
  hasClearButton = true,
  isRefreshing = false,
  onRefresh,
}: ReviewFiltersFormProps) {
  const searchInput = useRef<HTMLInputElement>(null);
  const idInput = useRef<HTMLInputElement>(null);
  const hasUserId = filtersOf(tab).includes('user_id');
  const userId = useUserIdText(draft.user_id, (user_id) => change({ user_id }));
  const [isChecked, setIsChecked] = useState(false);
  const isInvalid = hasUserId && !userId.isValid;
  const isFiltered =
    draft.search.trim() !== '' || (hasUserId && (draft.user_id !== null || isInvalid));

  function apply(event: FormEvent): void {
    event.preventDefault();
    setIsChecked(true);
    if (isInvalid) idInput.current?.focus();
    else void flush();
  }

  // The button disappears with the filters.
  function clearAll(): void {
    searchInput.current?.focus();
    setIsChecked(false);
    userId.change('');
    clear();
  }

  return (
    <search aria-label={copy.label} className="flex flex-col gap-3 md:gap-4">
      <form noValidate className="flex flex-wrap gap-3 md:gap-4" onSubmit={apply}>
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
        {hasUserId && (
          <Field
            label={copy.userId}
            error={isChecked && isInvalid ? copy.invalidUserId : undefined}
            className="w-full md:w-56"
          >
            <Input
              ref={idInput}
              inputMode="numeric"
              autoComplete="off"
              value={userId.text}
              placeholder={copy.userIdHint}
              onChange={(event) => userId.change(event.target.value)}
            />
          </Field>
        )}
        {/* In the row of the inputs, below their labels. */}
        <Button type="submit" variant="secondary" className="md:mt-7.5">
          {copy.apply}
        </Button>
      </form>
      <div className="flex flex-wrap items-center gap-3">
        <div role="status" className="me-auto flex items-center gap-2.5">
          {status}
        </div>
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
            variant="secondary"
            size="sm"
            icon={<RotateCw aria-hidden strokeWidth={1.75} />}
            isBusy={isRefreshing}
            busyLabel={copy.refreshing}
            onClick={onRefresh}
          >
            {copy.refresh}
          </Button>
        )}
      </div>
    </search>
  );
}

/**
 * The text of the user-id field. It is kept as it was typed; the filter follows while it is valid.
 *
 * @param id the filter, which a link or Back may change, too
 */
function useUserIdText(id: number | null, onChange: (id: number | null) => void) {
  const [typed, setTyped] = useState({ text: String(id ?? ''), id });
  const text = typed.id === id ? typed.text : String(id ?? '');
  return {
    text,
    isValid: parseUserId(text) !== undefined,
    change(next: string) {
      const parsed = parseUserId(next);
      setTyped({ text: next, id: parsed === undefined ? id : parsed });
      if (parsed !== undefined) onChange(parsed);
    },
  };
}
