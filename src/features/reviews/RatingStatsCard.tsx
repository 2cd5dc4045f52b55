import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { getUserStats } from '#src/contract/reviews.ts';
import { RatingSummary } from '#src/features/review/RatingSummary.tsx';
import { RatingSummarySkeleton } from '#src/features/review/RatingSummary.tsx';
import { useEnvironment } from '#src/lib/app/EnvironmentProvider.tsx';
import { useApi } from '#src/lib/app/ServicesProvider.tsx';
import { UNAUTHORIZED } from '#src/lib/calls/http-status.ts';
import { callQuery } from '#src/lib/calls/query.ts';
import { SkeletonGroup } from '#src/ui/Skeleton.tsx';
import { reviewListCopy } from './copy.ts';

const copy = reviewListCopy.stats;

/** A failure is only reported (product.md §8): the reviews below don't need the figures. */
export function RatingStatsCard() {
  const { data, error } = useQuery(callQuery(useApi(), getUserStats, { query: {} }));
  const environment = useEnvironment();
  useEffect(() => {
    // A 401 is the end of the session, which the page deals with.
    if (error && !UNAUTHORIZED.has(error.status)) {
      environment.report({ title: copy.failed, details: [error.message] });
    }
  }, [environment, error]);
  if (data) return <RatingSummary title={copy.title} stats={data.data} hasTotal />;
  return error ? null : (
    <SkeletonGroup label={copy.loading}>
      <RatingSummarySkeleton />
    </SkeletonGroup>
  );
}
