import { Card } from '#src/ui/Card.tsx';
import { Skeleton, SkeletonText } from '#src/ui/Skeleton.tsx';

export interface ReviewCardSkeletonProps {
  /** As in `ReviewCard`. */
  hasSubject?: boolean | undefined;
  /** Whether the card has buttons beside its date. */
  hasActions?: boolean | undefined;
}

/** The placeholder of a `ReviewCard`, in its shape. */
export function ReviewCardSkeleton({
  hasSubject = true,
  hasActions = false,
}: ReviewCardSkeletonProps) {
  return (
    <Card className="flex flex-col gap-3">
      <div className="flex items-center gap-3">
        <Skeleton className="size-11 rounded-pill" />
        <div>
          <SkeletonText className="w-36" />
          {hasSubject && <SkeletonText className="w-40 text-sm" />}
        </div>
      </div>
      <Skeleton className="h-6 w-40" />
      <SkeletonText lines={2} />
      <div className={hasActions ? 'flex h-9 items-center pointer-coarse:h-11' : undefined}>
        <SkeletonText className="w-24 text-sm" />
      </div>
    </Card>
  );
}
