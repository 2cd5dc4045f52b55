import { Card } from '#src/ui/Card.tsx';
import { Skeleton, SkeletonText } from '#src/ui/Skeleton.tsx';

/** The placeholder of a `TaskCard`, in its shape. */
export function TaskCardSkeleton() {
  return (
    <Card className="flex h-full flex-col gap-4">
      <div className="flex flex-col gap-2">
        <div className="flex items-center justify-between gap-4">
          <SkeletonText className="w-32 text-sm" />
          <Skeleton className="h-7 w-20" />
        </div>
        <SkeletonText className="w-11/12 text-lg" />
      </div>
      <SkeletonText lines={3} />
      <div className="mt-auto flex flex-col gap-1.5">
        <SkeletonText className="w-28 text-sm" />
        <SkeletonText className="w-48 max-w-full text-sm" />
      </div>
      <div className="flex flex-wrap gap-3 border-t border-line pt-4 *:grow">
        <Skeleton className="h-11 w-20 rounded-control" />
        <Skeleton className="h-11 w-44 rounded-control" />
      </div>
    </Card>
  );
}
