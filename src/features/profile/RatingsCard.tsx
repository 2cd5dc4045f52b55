import {
  countOf,
  formatAverage,
  ratingTone,
  type Rating,
  type RatingStats,
} from '#src/domain/review.ts';
import { RatingBars } from '#src/features/review/RatingSummary.tsx';
import { Badge } from '#src/ui/Badge.tsx';
import { Card } from '#src/ui/Card.tsx';
import { percent } from '#src/ui/share.ts';
import { Stars } from '#src/ui/Stars.tsx';
import { profileCopy } from './copy.ts';

const copy = profileCopy.ratings;

/** The colors of section 9; its yellow is the stars' marigold. */
const TONES = { success: 'success', warning: 'accent', info: 'info', danger: 'danger' } as const;

export interface RatingsCardProps {
  stats: RatingStats;
  /** The rating whose reviews are shown; null for all. */
  selected: Rating | null;
  /** Called with the pressed rating, or null to show all reviews again. */
  onSelect: (selection: { rating: Rating | null }) => void;
}

/**
 * The ratings on a profile (section 2): the average in the tone of its badge (section 9), stars, a
 * breakdown that filters the reviews, and the 5-star share. The total is above the reviews. The figures are the
 * server's: they may disagree with the reviews that it sends.
 */
export function RatingsCard({ stats, selected, onSelect }: RatingsCardProps) {
  const { average_rating: average, total_reviews: total } = stats;
  const tone = ratingTone(average, total);
  const figure = formatAverage(average);
  return (
    <Card className="flex flex-col gap-4">
      <h2 className="text-xl">{copy.title}</h2>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {tone && (
          <Badge aria-hidden tone={TONES[tone]} size="lg">
            {figure}
          </Badge>
        )}
        <div className="flex flex-col gap-1">
          <Stars value={average} label={copy.average(figure)} />
          <dl className="flex gap-1 text-sm text-ink-muted">
            <dt className="order-last">{copy.fiveStarShare}</dt>
            <dd className="tabular-nums">{percent(countOf(stats, 5), total)}</dd>
          </dl>
        </div>
      </div>
      <RatingBars stats={stats} selected={selected} onSelect={onSelect} />
    </Card>
  );
}
