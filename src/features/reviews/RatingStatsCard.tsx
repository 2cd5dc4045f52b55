import { useQuery } from '@tanstack/react-query';
import { Award, BadgeCheck, ThumbsUp } from 'lucide-react';
import { useEffect } from 'react';
import { getUserStats } from '#src/contract/reviews.ts';
import { ratingBadges } from '#src/domain/review.ts';
import { RatingSummary } from '#src/features/review/RatingSummary.tsx';
import { RatingSummarySkeleton } from '#src/features/review/RatingSummarySkeleton.tsx';
import { useEnvironment } from '#src/lib/app/EnvironmentProvider.tsx';
import { useApi } from '#src/lib/app/ServicesProvider.tsx';
import { UNAUTHORIZED } from '#src/lib/calls/http-status.ts';
import { callQuery } from '#src/lib/calls/query.ts';
import { Badge } from '#src/ui/Badge.tsx';
import { reviewListCopy } from './copy.ts';

const copy = reviewListCopy.stats;

const BADGES = {
  'Highly Rated': { tone: 'success', Icon: BadgeCheck },
  'Well Rated': { tone: 'info', Icon: ThumbsUp },
  Experienced: { tone: 'neutral', Icon: Award },
} as const satisfies Record<ReturnType<typeof ratingBadges>[number], object>;

/**
 * The viewer's rating, its breakdown and badges (sections 2 and 9). A failure is only reported (section 8):
 * the reviews below don't need it.
 */
export function RatingStatsCard() {
  const { data, error } = useQuery(callQuery(useApi(), getUserStats, { query: {} }));
  const environment = useEnvironment();
  useEffect(() => {
    // A 401 is the end of the session, which the page deals with.
    if (error && error.status !== UNAUTHORIZED) {
      environment.report({ title: copy.failed, details: [error.message] });
    }
  }, [environment, error]);
  if (!data) return error ? null : <RatingSummarySkeleton label={copy.loading} hasBadges />;
  const stats = data.data;
  const badges = ratingBadges(stats.average_rating, stats.total_reviews);
  return (
    <RatingSummary
      title={copy.title}
      stats={stats}
      badges={badges.map((badge) => {
        const { tone, Icon } = BADGES[badge];
        return (
          <Badge key={badge} tone={tone} icon={<Icon aria-hidden strokeWidth={1.75} />}>
            {badge}
          </Badge>
        );
      })}
    />
  );
}
