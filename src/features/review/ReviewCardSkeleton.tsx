import { Card } from '#src/ui/Card.tsx';
import { Skeleton, SkeletonText } from '#src/ui/Skeleton.tsx';

/** The placeholder of a `ReviewCard`, in its shape. */
export function ReviewCardSkeleton({ hasSubject = true }: { hasSubject?: boolean | undefined }) {
  return (
    <Card className="flex flex-col gap-4">
      <div className="flex min-h-6.5 items-center justify-between gap-3">
        <Skeleton className="h-4 w-32" />
        <SkeletonText className="w-20 text-sm" />
      </div>
      <div className="flex items-center gap-3">
        <Skeleton className="size-11 rounded-pill" />
        <div>
          <SkeletonText className="w-36" />
          {hasSubject && <SkeletonText className="w-24 text-sm" />}
        </div>
      </div>
      <SkeletonText lines={2} />
    </Card>
  );
}
