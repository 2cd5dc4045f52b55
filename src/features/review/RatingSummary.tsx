import { cx } from 'class-variance-authority';
import { useId, type ReactNode } from 'react';
import {
  barTone,
  countOf,
  formatAverage,
  RATINGS,
  type Rating,
  type RatingStats,
} from '#src/domain/review.ts';
import { Bar, Bars, type BarTone } from '#src/ui/Bars.tsx';
import { Stars } from '#src/ui/Stars.tsx';
import { reviewsCopy } from './copy.ts';

const copy = reviewsCopy.summary;

export interface RatingSummaryProps {
  stats: RatingStats;
  /** Badges below the average. */
  badges?: ReactNode;
}

/** A user's ratings (section 9): the average, the total, and how many reviews have how many stars. */
export function RatingSummary({ stats, badges }: RatingSummaryProps) {
  const { average_rating: average, total_reviews: total } = stats;
  const figure = formatAverage(average);
  return (
    <div className="@container">
      <div className={summaryClasses.grid}>
        <div className={summaryClasses.start}>
          <div className={summaryClasses.average}>
            {total > 0 && (
              <p aria-hidden className="font-display text-4xl font-semibold tabular-nums">
                {figure}
              </p>
            )}
            <div className="flex flex-col gap-1">
              <Stars value={average} label={copy.average(figure)} />
              <p className="text-sm text-ink-muted tabular-nums">
                {total === 0 ? copy.none : copy.total(total)}
              </p>
            </div>
          </div>
          {badges !== undefined && <div className={summaryClasses.badges}>{badges}</div>}
        </div>
        <RatingBars stats={stats} toneOf={(rating) => TONES[barTone(rating)]} />
      </div>
    </div>
  );
}

/** On a narrow card, the badges are below average and bars; on a wide one, below the average. */
export const summaryClasses = {
  grid: 'grid items-center gap-5 @2xs:grid-cols-[auto_minmax(0,1fr)] @lg:grid-cols-[auto_minmax(0,1fr)] @lg:gap-x-12',
  start: 'contents @lg:flex @lg:max-w-72 @lg:flex-col @lg:gap-3',
  average:
    'flex flex-wrap items-center gap-x-5 gap-y-1 @2xs:@max-lg:flex-col @2xs:@max-lg:items-start',
  badges: 'order-last flex flex-wrap gap-2 empty:hidden @2xs:col-span-full',
} as const;

/** The colors of section 9; its yellow is the stars' marigold. */
const TONES = { success: 'success', warning: 'accent', danger: 'danger' } as const;

export interface RatingBarsProps {
  stats: RatingStats;
  /** The tone of the bar of a rating; by default the stars'. */
  toneOf?: ((rating: Rating) => BarTone) | undefined;
  /** The rating whose reviews are shown; null for all. */
  selected?: Rating | null | undefined;
  /** Makes the bars a filter. Called with the pressed rating, or null to show all again. */
  onSelect?: ((selection: { rating: Rating | null }) => void) | undefined;
}

/** How many reviews have how many stars, 5 stars first. Label and number of each say what a color means. */
export function RatingBars({
  stats,
  toneOf = () => 'accent',
  selected = null,
  onSelect,
}: RatingBarsProps) {
  const hintId = useId();
  return (
    <>
      <Bars aria-label={copy.breakdown} className={onSelect && 'gap-y-1! pointer-coarse:gap-y-0!'}>
        {RATINGS.toReversed().map((rating) => {
          const count = countOf(stats, rating);
          const isSelected = rating === selected;
          const label = copy.stars(rating);
          return (
            <Bar
              key={rating}
              value={count}
              total={stats.total_reviews}
              tone={toneOf(rating)}
              hasShare={!onSelect}
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
                    className="underline decoration-line-strong decoration-[1.5px] underline-offset-[0.2em] after:absolute after:inset-0 after:content-[''] focus-visible:outline-none aria-pressed:decoration-current"
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
