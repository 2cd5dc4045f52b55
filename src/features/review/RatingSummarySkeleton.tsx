import { cx } from 'class-variance-authority';
import { RATINGS } from '#src/domain/review.ts';
import { Card } from '#src/ui/Card.tsx';
import { Skeleton, SkeletonGroup, SkeletonText } from '#src/ui/Skeleton.tsx';
import { summaryClasses } from './RatingSummary.tsx';

/**
 * The placeholder of a `RatingSummary`, in its shape.
 *
 * @param props.label says what loads, where nothing around it does
 * @param props.hasBadges whether there are badges, and no filter, whose rows are higher
 */
export function RatingSummarySkeleton({
  label,
  hasBadges = false,
}: {
  label?: string | undefined;
  hasBadges?: boolean;
}) {
  const content = (
    <>
      <SkeletonText className="w-28 text-lg" />
      <div className="@container">
        <div className={summaryClasses.grid}>
          <div className={summaryClasses.start}>
            <div className={summaryClasses.average}>
              <Skeleton className="h-15.5 w-24 rounded-control" />
              <div>
                <SkeletonText className="w-27" />
                <SkeletonText className="w-27 text-sm" />
              </div>
            </div>
            {hasBadges && (
              <div className={summaryClasses.badges}>
                <Skeleton className="h-6.5 w-32 rounded-pill" />
                <Skeleton className="h-6.5 w-30 rounded-pill" />
              </div>
            )}
          </div>
          <div
            className={cx(
              'flex flex-col text-sm',
              hasBadges ? 'gap-2' : 'gap-1 pointer-coarse:gap-0',
            )}
          >
            {RATINGS.map((rating) => (
              <SkeletonText
                key={rating}
                className={cx('w-full', !hasBadges && 'leading-8 pointer-coarse:leading-11')}
              />
            ))}
          </div>
        </div>
      </div>
    </>
  );
  return (
    <Card className="flex flex-col gap-5">
      {label === undefined ? (
        content
      ) : (
        <SkeletonGroup label={label} className="contents">
          {content}
        </SkeletonGroup>
      )}
    </Card>
  );
}
