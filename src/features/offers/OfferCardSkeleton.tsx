import { Card } from '#src/ui/Card.tsx';
import { Skeleton, SkeletonText } from '#src/ui/Skeleton.tsx';

/** Matches the size of a card with accept and decline buttons. */
export function OfferCardSkeleton() {
  return (
    <Card className="flex h-full flex-col gap-5">
      <div className="flex flex-col gap-x-4 gap-y-3 sm:flex-row sm:items-start sm:justify-between">
        <div className="flex grow flex-col gap-1">
          <SkeletonText className="max-w-60 text-lg" />
          <SkeletonText className="max-w-40 text-sm" />
        </div>
        <div className="flex items-center justify-between gap-2 sm:flex-col sm:items-end">
          <Skeleton className="h-7 w-20" />
          <Skeleton className="h-6 w-24 rounded-pill" />
        </div>
      </div>
      <div className="flex flex-col gap-2.5">
        <div className="flex items-center gap-2">
          <Skeleton className="size-8 rounded-pill" />
          <SkeletonText className="w-40" />
        </div>
        <SkeletonText className="w-48" />
      </div>
      <SkeletonText lines={2} />
      <div className="mt-auto flex gap-3 border-t border-line pt-4">
        <Skeleton className="h-11 w-24 rounded-control" />
        <Skeleton className="h-11 w-24 rounded-control" />
      </div>
    </Card>
  );
}
