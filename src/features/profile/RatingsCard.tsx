import { countOf, type Rating, type RatingStats } from '#src/domain/review.ts';
import { RatingSummary } from '#src/features/review/RatingSummary.tsx';
import { Card } from '#src/ui/Card.tsx';
import { percent } from '#src/ui/share.ts';
import { profileCopy } from './copy.ts';

const copy = profileCopy.ratings;

export interface RatingsCardProps {
  stats: RatingStats;
  /** The rating whose reviews are shown; null for all. */
  selected: Rating | null;
  /** Called with the pressed rating, or null to show all reviews again. */
  onSelect: (selection: { rating: Rating | null }) => void;
}

/**
 * The ratings on a profile (section 2): average, total, 5-star share, and a breakdown that filters the
 * reviews. The figures are the server's: they may disagree with the reviews that it sends.
 */
export function RatingsCard({ stats, selected, onSelect }: RatingsCardProps) {
  return (
    <Card className="flex flex-col gap-5">
      <h2 className="text-xl">{copy.title}</h2>
      <RatingSummary stats={stats} selected={selected} onSelect={onSelect} />
      <dl className="flex items-baseline justify-between gap-4 border-t border-line pt-4">
        <dt className="text-ink-muted">{copy.fiveStarShare}</dt>
        <dd className="font-display text-xl font-semibold tabular-nums">
          {percent(countOf(stats, 5), stats.total_reviews)}
        </dd>
      </dl>
    </Card>
  );
}
