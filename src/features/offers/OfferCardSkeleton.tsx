import { Card } from '#src/ui/Card.tsx';
import { Skeleton, SkeletonText } from '#src/ui/Skeleton.tsx';

/** The placeholder of an `OfferCard` with accept and decline buttons, in its shape. */
export function OfferCardSkeleton() {
  return (
    <Card className="flex h-full flex-col gap-4">
      <div className="flex flex-col gap-x-4 gap-y-3 sm:flex-row sm:items-start sm:justify-between">
        <div className="flex max-w-72 grow flex-col gap-1">
          <SkeletonText className="text-lg" />
          <SkeletonText className="w-4/5 text-sm" />
        </div>
        <div className="flex shrink-0 items-center justify-between gap-2 sm:flex-col sm:items-end">
          <Skeleton className="h-7 w-20" />
          <Skeleton className="h-6.5 w-24 rounded-pill" />
        </div>
      </div>
      <div className="grid gap-x-4 gap-y-3 sm:grid-cols-2">
        <OfferFactSkeleton />
        <OfferFactSkeleton />
      </div>
      <SkeletonText lines={2} />
      <div className="mt-auto flex flex-wrap items-center gap-3 border-t border-line pt-4 max-sm:flex-row-reverse max-sm:*:grow">
        <Skeleton className="h-11 w-24 rounded-control" />
        <Skeleton className="h-11 w-24 rounded-control" />
        {/* View Details has no outline. */}
        <div className="flex h-11 w-32 items-center max-sm:justify-center sm:ms-auto sm:w-24">
          <SkeletonText className="w-24" />
        </div>
      </div>
    </Card>
  );
}

/** The placeholder of a fact in a card: a mark, and beside it a label and a value. */
export function OfferFactSkeleton() {
  return (
    <div className="grid grid-cols-[2rem_minmax(0,1fr)] items-center gap-x-3">
      <Skeleton className="size-8 rounded-pill" />
      <div>
        <SkeletonText className="w-20 text-sm" />
        <SkeletonText className="w-24 max-w-full" />
      </div>
    </div>
  );
}
