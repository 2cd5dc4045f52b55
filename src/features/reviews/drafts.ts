import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { ReviewForm } from '#src/domain/review.ts';
import { resourceKey } from '#src/lib/query.ts';

/** The unsent review of an offer. */
export interface ReviewDraft {
  /** The saved values; undefined without a draft. */
  read(): ReviewForm | undefined;
  save(values: ReviewForm): void;
  clear(): void;
}

/**
 * Keeps a draft until the page is closed, so the dialog can close without confirmation or loss. It
 * lives in the query cache, which is reset when another user signs in.
 *
 * @example reviewDraft(queries, offer.id).save({ rating: 4, review_text: 'On time.' })
 */
export function reviewDraft(queries: QueryClient, offerId: number): ReviewDraft {
  const queryKey = [...resourceKey('review'), 'draft', offerId];
  return {
    read: () => queries.getQueryData<ReviewForm>(queryKey),
    save(values) {
      queries.setQueryDefaults(queryKey, { gcTime: Infinity });
      queries.setQueryData<ReviewForm>(queryKey, { ...values });
    },
    clear: () => queries.removeQueries({ queryKey }),
  };
}

/** The {@link reviewDraft} of an offer, from the current query client. */
export function useReviewDraft(offerId: number): ReviewDraft {
  return reviewDraft(useQueryClient(), offerId);
}
