import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { getReview } from '#src/contract/reviews.ts';
import type { Review } from '#src/domain/review.ts';
import { useApi } from '#src/lib/app/ServicesProvider.tsx';
import { callQuery } from '#src/lib/calls/query.ts';

/**
 * Renders a review of the story's server.
 *
 * @param props.id by default the only review of a `reviewWorld`
 */
export function SeededReview({
  id = 1,
  children,
}: {
  id?: number;
  children: (review: Review) => ReactNode;
}) {
  const { data, error } = useQuery(callQuery(useApi(), getReview, { params: { id } }));
  if (error) return <p>{error.message}</p>;
  return data && children(data.data);
}
