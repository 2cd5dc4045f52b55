import { countOf, formatAverage, type Rating, type RatingStats } from '#src/domain/review.ts';
import { RatingBars } from '#src/features/review/RatingSummary.tsx';
import { Card } from '#src/ui/Card.tsx';
import { percent } from '#src/ui/share.ts';
import { Stars } from '#src/ui/Stars.tsx';
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
 * The ratings on a profile (section 2): stars, total, a breakdown that filters the reviews, and the 5-star
 * share. The average is in the header. The figures are the server's: they may disagree with the reviews that
 * it sends.
 */
export function RatingsCard({ stats, selected, onSelect }: RatingsCardProps) {
  const { average_rating: average, total_reviews: total } = stats;
  return (
    <Card className="flex flex-col gap-4">
      <h2 className="text-xl">{copy.title}</h2>
      <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <Stars value={average} size="lg" label={copy.average(formatAverage(average))} />
        <span className="text-ink-muted tabular-nums">{copy.total(total)}</span>
      </p>
      <RatingBars stats={stats} selected={selected} onSelect={onSelect} />
      <dl className="flex items-baseline justify-between gap-4 border-t border-line pt-4">
        <dt className="text-ink-muted">{copy.fiveStarShare}</dt>
        <dd className="font-display text-xl font-semibold tabular-nums">
          {percent(countOf(stats, 5), total)}
        </dd>
      </dl>
    </Card>
  );
}
