import { Award, BadgeCheck, ThumbsUp } from 'lucide-react';
import { useId } from 'react';
import {
  barTone,
  countOf,
  formatAverage,
  ratingBadges,
  RATINGS,
  ratingTone,
  type RatingStats,
} from '#src/domain/review.ts';
import { Badge } from '#src/ui/Badge.tsx';
import { Bar, Bars } from '#src/ui/Bars.tsx';
import { Card } from '#src/ui/Card.tsx';
import { percent } from '#src/ui/share.ts';
import { Stars } from '#src/ui/Stars.tsx';
import { reviewsCopy } from './copy.ts';
import { cx } from 'class-variance-authority';
import { Skeleton, SkeletonText } from '#src/ui/Skeleton.tsx';

const copy = reviewsCopy.summary;

/** The colors of product.md §9; its yellow is the stars' marigold. */
const TONES = { success: 'success', warning: 'accent', info: 'info', danger: 'danger' } as const;

const BADGES = {
  'Highly Rated': { tone: 'success', Icon: BadgeCheck },
  'Well Rated': { tone: 'info', Icon: ThumbsUp },
  Experienced: { tone: 'neutral', Icon: Award },
} as const satisfies Record<ReturnType<typeof ratingBadges>[number], object>;

/** product.md §2, §9. The figures are the server's: they may disagree with the reviews that it sends. */
export function RatingSummary({
  title,
  isTitleAbove = false,
  stats,
  hasTotal = false,
}: {
  title: string;
  /** Puts the heading above the card, level with that of a section beside it. */
  isTitleAbove?: boolean | undefined;
  stats: RatingStats;
  /** Shows the number of reviews in place of the share of 5-star reviews, where the page doesn't. */
  hasTotal?: boolean | undefined;
}) {
  const titleId = useId();
  const { average_rating: average, total_reviews: total } = stats;
  const tone = ratingTone(average, total);
  const figure = formatAverage(average);
  return (
    <section aria-labelledby={titleId} className="flex flex-col gap-4">
      {isTitleAbove && (
        <h2 id={titleId} className="text-xl">
          {title}
        </h2>
      )}
      <Card className="@container">
        <div className={summaryClasses.grid}>
          <div className={summaryClasses.start}>
            {!isTitleAbove && (
              <h2 id={titleId} className={summaryClasses.title}>
                {title}
              </h2>
            )}
            <div className={summaryClasses.average}>
              {tone && (
                <Badge aria-hidden tone={TONES[tone]} size="lg">
                  {figure}
                </Badge>
              )}
              <div className="flex flex-col gap-1">
                <Stars value={average} label={copy.average(figure)} />
                {hasTotal ? (
                  <p className="text-sm text-ink-muted tabular-nums">
                    {total === 0 ? copy.none : copy.total(total)}
                  </p>
                ) : (
                  <dl className="flex gap-1 text-sm text-ink-muted">
                    <dt className="order-last">{copy.fiveStarShare}</dt>
                    <dd className="tabular-nums">{percent(countOf(stats, 5), total)}</dd>
                  </dl>
                )}
              </div>
            </div>
            <div className={summaryClasses.badges}>
              {ratingBadges(average, total).map((badge) => {
                const { tone: badgeTone, Icon } = BADGES[badge];
                return (
                  <Badge
                    key={badge}
                    tone={badgeTone}
                    icon={<Icon aria-hidden strokeWidth={1.75} />}
                  >
                    {badge}
                  </Badge>
                );
              })}
            </div>
          </div>
          <Bars label={copy.breakdown}>
            {RATINGS.toReversed().map((rating) => (
              <Bar
                key={rating}
                label={copy.stars(rating)}
                value={countOf(stats, rating)}
                total={total}
                tone={TONES[barTone(rating)]}
              />
            ))}
          </Bars>
        </div>
      </Card>
    </section>
  );
}

/** On a narrow card, title and badges are above and below average and bars; on a wide one, only the average. */
export const summaryClasses = {
  grid: 'grid items-center gap-5 @2xs:grid-cols-[auto_minmax(0,1fr)] @lg:grid-cols-[auto_minmax(0,1fr)] @lg:gap-x-12',
  start: 'contents @lg:flex @lg:max-w-72 @lg:flex-col @lg:gap-3',
  title: 'text-lg @2xs:col-span-full',
  average:
    'flex flex-wrap items-center gap-x-5 gap-y-2 @2xs:@max-lg:flex-col @2xs:@max-lg:items-start',
  badges: 'order-last flex flex-wrap gap-2 empty:hidden @2xs:col-span-full',
} as const;

export function RatingSummarySkeleton({ isTitleAbove = false }: { isTitleAbove?: boolean }) {
  return (
    <div className="flex flex-col gap-4">
      {isTitleAbove && <SkeletonText className="w-28 text-xl" />}
      <Card className="@container">
        <div className={summaryClasses.grid}>
          <div className={summaryClasses.start}>
            {!isTitleAbove && <SkeletonText className={cx('w-28', summaryClasses.title)} />}
            <div className={summaryClasses.average}>
              <Skeleton className="h-15.5 w-24 rounded-control" />
              <div className="flex flex-col gap-1">
                <SkeletonText className="w-27" />
                <SkeletonText className="w-27 text-sm" />
              </div>
            </div>
            <div className={summaryClasses.badges}>
              <Skeleton className="h-6.5 w-32 rounded-pill" />
              <Skeleton className="h-6.5 w-30 rounded-pill" />
            </div>
          </div>
          <div className="flex flex-col gap-2 text-sm">
            {RATINGS.map((rating) => (
              <SkeletonText key={rating} className="w-full" />
            ))}
          </div>
        </div>
      </Card>
    </div>
  );
}
