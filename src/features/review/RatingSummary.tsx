import { cx } from 'class-variance-authority';
import { useId, type ReactNode } from 'react';
import {
  barTone,
  countOf,
  formatAverage,
  RATINGS,
  ratingTone,
  type Rating,
  type RatingStats,
} from '#src/domain/review.ts';
import { Badge } from '#src/ui/Badge.tsx';
import { Bar, Bars } from '#src/ui/Bars.tsx';
import { Card } from '#src/ui/Card.tsx';
import { percent } from '#src/ui/share.ts';
import { Stars } from '#src/ui/Stars.tsx';
import { reviewsCopy } from './copy.ts';

const copy = reviewsCopy.summary;

export interface RatingSummaryProps extends RatingBarsProps {
  title: string;
  /** Badges below the average. */
  badges?: ReactNode;
}

/**
 * A card with a user's ratings (section 9): the average in its tone, the share of 5-star reviews, and how many
 * reviews have how many stars. The total is above the reviews. The figures are the server's: they may disagree
 * with the reviews that it sends.
 */
export function RatingSummary({ title, badges, ...bars }: RatingSummaryProps) {
  const titleId = useId();
  const { average_rating: average, total_reviews: total } = bars.stats;
  const tone = ratingTone(average, total);
  const figure = formatAverage(average);
  return (
    <Card asChild>
      <section aria-labelledby={titleId} className="flex flex-col gap-5">
        <h2 id={titleId} className="text-lg">
          {title}
        </h2>
        <div className="@container">
          <div className={summaryClasses.grid}>
            <div className={summaryClasses.start}>
              <div className={summaryClasses.average}>
                {tone && (
                  <Badge aria-hidden tone={TONES[tone]} size="lg">
                    {figure}
                  </Badge>
                )}
                <div className="flex flex-col gap-1">
                  <Stars value={average} label={copy.average(figure)} />
                  {total === 0 ? (
                    <p className="text-sm text-ink-muted">{copy.none}</p>
                  ) : (
                    <dl className="flex gap-1 text-sm text-ink-muted">
                      <dt className="order-last">{copy.fiveStarShare}</dt>
                      <dd className="tabular-nums">{percent(countOf(bars.stats, 5), total)}</dd>
                    </dl>
                  )}
                </div>
              </div>
              {badges !== undefined && <div className={summaryClasses.badges}>{badges}</div>}
            </div>
            <RatingBars {...bars} />
          </div>
        </div>
      </section>
    </Card>
  );
}

/** On a narrow card, the badges are below average and bars; on a wide one, below the average. */
export const summaryClasses = {
  grid: 'grid items-center gap-5 @2xs:grid-cols-[auto_minmax(0,1fr)] @lg:grid-cols-[auto_minmax(0,1fr)] @lg:gap-x-12',
  start: 'contents @lg:flex @lg:max-w-72 @lg:flex-col @lg:gap-3',
  average:
    'flex flex-wrap items-center gap-x-5 gap-y-2 @2xs:@max-lg:flex-col @2xs:@max-lg:items-start',
  badges: 'order-last flex flex-wrap gap-2 empty:hidden @2xs:col-span-full',
} as const;

/** The colors of section 9; its yellow is the stars' marigold. */
const TONES = { success: 'success', warning: 'accent', info: 'info', danger: 'danger' } as const;

interface RatingBarsProps {
  stats: RatingStats;
  /** The rating whose reviews are shown; null for all. */
  selected?: Rating | null | undefined;
  /** Makes the bars a filter. Called with the pressed rating, or null to show all again. */
  onSelect?: ((selection: { rating: Rating | null }) => void) | undefined;
}

/** How many reviews have how many stars, 5 stars first. Label and number of each say what a color means. */
function RatingBars({ stats, selected = null, onSelect }: RatingBarsProps) {
  const hintId = useId();
  return (
    <>
      <Bars
        aria-label={copy.breakdown}
        className={onSelect && 'gap-y-1! pointer-coarse:-my-2.5 pointer-coarse:gap-y-0!'}
      >
        {RATINGS.toReversed().map((rating) => {
          const count = countOf(stats, rating);
          const isSelected = rating === selected;
          const label = copy.stars(rating);
          return (
            <Bar
              key={rating}
              value={count}
              total={stats.total_reviews}
              tone={TONES[barTone(rating)]}
              className={cx(
                onSelect && 'relative -mx-2 min-h-8 rounded-small px-2 pointer-coarse:min-h-11',
                onSelect && 'has-[button:hover]:bg-ink/6 has-focus-visible:outline-2',
                'has-focus-visible:outline-focus',
                isSelected && 'bg-surface-sunken font-semibold',
              )}
              label={
                // Nothing to show: a filter without results would only disappoint.
                onSelect && (count > 0 || isSelected) ? (
                  <button
                    type="button"
                    aria-pressed={isSelected}
                    aria-describedby={hintId}
                    className="font-medium text-brand after:absolute after:inset-0 after:content-[''] hover:underline focus-visible:outline-none"
                    onClick={() => onSelect({ rating: isSelected ? null : rating })}
                  >
                    {label}
                  </button>
                ) : (
                  label
                )
              }
            />
          );
        })}
      </Bars>
      {onSelect && (
        <span id={hintId} hidden>
          {copy.filter}
        </span>
      )}
    </>
  );
}
