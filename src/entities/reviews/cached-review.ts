import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import type { CallAnswer } from '#src/contract/endpoint.ts';
import { getReview, listReviews } from '#src/contract/reviews.ts';
import type { Review } from '#src/domain/review.ts';
import { callKey } from '#src/lib/query.ts';
import { isListed, REVIEW_PAGES } from './review-pages.ts';

/** @returns the copy of a review that was cached last; undefined for none, or after its deletion */
export function cachedReview(queries: QueryClient, id: number): Review | undefined {
  const cache = queries.getQueryCache();
  const inLists = cache.findAll({ queryKey: callKey(listReviews) }).map(({ state }) => {
    const data = state.data as InfiniteData<CallAnswer<typeof listReviews>> | undefined;
    const reviews = data?.pages?.flatMap(REVIEW_PAGES.itemsOf) ?? [];
    return { state, review: reviews.find((review) => review.id === id && isListed(review)) };
  });
  const alone = cache.findAll({ queryKey: callKey(getReview) }).map(({ state }) => {
    const data = state.data as CallAnswer<typeof getReview> | undefined;
    return { state, review: data?.data.id === id ? data.data : undefined };
  });
  return [...inLists, ...alone]
    .filter(({ review }) => review !== undefined)
    .toSorted((a, b) => b.state.dataUpdatedAt - a.state.dataUpdatedAt)[0]?.review;
}
