import { useState } from 'react';
import { filterBarOf, type FilterField } from '#src/lib/lists/filter-bar.ts';
import type { FilterForm } from '#src/lib/lists/use-url-filters.ts';
import { Field } from '#src/ui/Field.tsx';
import { FilterBar, type FilterBarList } from '#src/ui/FilterBar.tsx';
import { Input } from '#src/ui/Input.tsx';
import { reviewListCopy } from './copy.ts';
import {
  filtersOf,
  parseUserId,
  reviewFilters,
  type ReviewFilters,
  type ReviewTab,
} from './queries.ts';

const copy = reviewListCopy.filters;

const USER_ID: FilterField<ReviewFilters> = {
  names: ['user_id'],
  label: copy.userId,
  textOf: ({ user_id }) => String(user_id),
};

interface ReviewFiltersFormProps extends FilterBarList {
  tab: ReviewTab;
  filters: ReviewFiltersFormState;
  matches: number | null;
}

/** A search, and on Browse All a user id (product.md §2). An invalid one changes nothing. */
export function ReviewFiltersForm({ tab, filters, matches, ...list }: ReviewFiltersFormProps) {
  const { userId } = filters;
  const hasUserId = filtersOf(tab).includes('user_id');
  const fields = hasUserId ? [USER_ID] : [];
  return (
    <FilterBar {...list} {...filterBarOf(reviewFilters, { form: filters, fields, matches, copy })}>
      {hasUserId && (
        <Field label={copy.userId} error={userId.isValid ? undefined : copy.invalidUserId}>
          <Input
            inputMode="numeric"
            autoComplete="off"
            value={userId.text}
            placeholder={copy.userIdHint}
            onChange={(event) => userId.change(event.target.value)}
          />
        </Field>
      )}
    </FilterBar>
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

/** The filter follows a valid text, and stays while it isn't. Clearing and another tab reset the text, too. */
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
