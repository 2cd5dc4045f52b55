import type { ReactNode } from 'react';
import { Card } from '#src/ui/Card.tsx';
import { Skeleton, SkeletonText } from '#src/ui/Skeleton.tsx';

/** Stands for an `OfferCard` with accept and decline buttons, part by part. */
export function OfferCardSkeleton() {
  return (
    <Card className="flex h-full flex-col gap-5">
      <div className="flex items-start justify-between gap-4">
        <div className="flex max-w-72 grow flex-col gap-1">
          <SkeletonText className="text-lg" />
          <SkeletonText className="w-4/5 text-sm" />
        </div>
        <div className="flex shrink-0 flex-col items-end gap-2">
          <Skeleton className="h-7 w-20" />
          <Skeleton className="h-6.5 w-24 rounded-pill" />
        </div>
      </div>
      <div className="grid gap-x-6 gap-y-2.5 sm:grid-cols-2">
        <Fact>
          <Skeleton className="-my-1 size-8 shrink-0 rounded-pill" />
          <SkeletonText className="w-28" />
        </Fact>
        <Fact>
          <Skeleton className="size-4 shrink-0" />
          <SkeletonText className="w-24" />
        </Fact>
      </div>
      <SkeletonText lines={2} />
      <div className="mt-auto flex flex-wrap items-center gap-3 border-t border-line pt-4 max-sm:*:grow">
        <Skeleton className="h-11 w-24 rounded-control" />
        <Skeleton className="h-11 w-24 rounded-control" />
        {/* View Details has no outline. */}
        <div className="flex h-11 w-32 items-center sm:ms-auto sm:w-24 max-sm:justify-center">
          <SkeletonText className="w-24" />
        </div>
      </div>
    </Card>
  );
}

/** A label and its value: side by side on phones, below each other from `sm` on. */
function Fact({ children }: { children: ReactNode }) {
  return (
    <div className="grid grid-cols-[7rem_minmax(0,1fr)] items-center gap-y-1 sm:grid-cols-1">
      <SkeletonText className="w-20" />
      <div className="flex min-w-0 items-center gap-2">{children}</div>
    </div>
  );
}
