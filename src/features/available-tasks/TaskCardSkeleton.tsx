import { ItemCardSkeleton } from '#src/ui/ItemCard.tsx';
import { Skeleton, SkeletonText } from '#src/ui/Skeleton.tsx';

/** The placeholder of a `TaskCard`, in its shape. */
export function TaskCardSkeleton() {
  return (
    <ItemCardSkeleton hasPicture hasStatus={false} buttons={['w-44']}>
      <SkeletonText lines={2} />
      <div className="mt-auto flex flex-col gap-1.5">
        <SkeletonText className="w-28 text-sm" />
        <SkeletonText className="w-48 max-w-full text-sm" />
      </div>
      <div className="flex items-center gap-2.5">
        <Skeleton className="size-8 rounded-pill" />
        <SkeletonText className="w-24 text-sm" />
      </div>
    </ItemCardSkeleton>
  );
}
