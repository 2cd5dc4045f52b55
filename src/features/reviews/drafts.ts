import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { ReviewForm } from '#src/domain/review.ts';
import { resourceKey } from '#src/lib/query.ts';

/** What was begun as the review of one offer and not sent yet. */
export interface ReviewDraft {
  /** Undefined when nothing was begun. */
  read(): ReviewForm | undefined;
  keep(values: ReviewForm): void;
  forget(): void;
}

/**
 * Keeps a begun review while the page lives, so that a dialog may close without asking and loses
 * nothing. It rests with the answers of the server: when somebody else signs in, both are emptied.
 *
 * @example reviewDraft(queries, offer.id).keep({ rating: 4, review_text: 'On time.' })
 */
export function reviewDraft(queries: QueryClient, offerId: number): ReviewDraft {
  const queryKey = [...resourceKey('review'), 'draft', offerId];
  return {
    read: () => queries.getQueryData<ReviewForm>(queryKey),
    keep(values) {
      queries.setQueryDefaults(queryKey, { gcTime: Infinity });
      queries.setQueryData<ReviewForm>(queryKey, { ...values });
    },
    forget: () => queries.removeQueries({ queryKey }),
  };
}

/** The draft of one offer's review; see {@link reviewDraft}. */
export function useReviewDraft(offerId: number): ReviewDraft {
  return reviewDraft(useQueryClient(), offerId);
}
