import { useState } from 'react';
import type { FilterForm } from '#src/lib/lists/use-url-filters.ts';
import { parseUserId, type ReviewFilters, type ReviewTab } from './review-filters.ts';

export interface ReviewFiltersFormState extends FilterForm<ReviewFilters> {
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
