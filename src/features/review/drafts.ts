import { useMemo } from 'react';
import * as z from 'zod/mini';
import { maybe } from '#src/domain/primitives.ts';
import type { Review } from '#src/domain/review.ts';
import { useDraft, type Draft } from '#src/lib/forms/use-draft.ts';
import { hasFields } from './review-body.ts';

/** It may break the rules of the form. */
const ReviewDraft = z.object({
  rating: z.catch(z.int().check(z.gte(0), z.lte(5)), 0),
  review_text: maybe(z.string()),
});
export type ReviewDraft = z.infer<typeof ReviewDraft>;

/** With the version of the review that the changes were made to. */
const ReviewEditDraft = z.extend(ReviewDraft, { based_on: maybe(ReviewDraft) });

export interface UnsentEdit extends Draft<ReviewDraft> {
  isOutdated(): boolean;
}

export function useReviewDraft(offerId: number): Draft<ReviewDraft> {
  return useDraft(`review:${offerId}`, ReviewDraft);
}

export function useReviewEditDraft(review: Review): UnsentEdit {
  const draft = useDraft(`review-edit:${review.id}`, ReviewEditDraft);
  return useMemo(() => {
    const { rating, review_text } = review;
    return {
      read() {
        const saved = draft.read();
        return saved && { rating: saved.rating, review_text: saved.review_text };
      },
      // What was typed for an earlier version stays a draft of that version.
      save: (value) =>
        draft.save(
          { ...value, based_on: draft.read()?.based_on ?? { rating, review_text } },
          value.review_text,
        ),
      clear: draft.clear,
      isOutdated() {
        const base = draft.read()?.based_on;
        return base != null && !hasFields(review, base);
      },
    };
  }, [draft, review]);
}
