import { OFFER_STOPS } from '#src/domain/offer-progress.ts';
import { ItemCardSkeleton, ItemFactSkeleton } from '#src/ui/ItemCard.tsx';
import { Skeleton, SkeletonText } from '#src/ui/Skeleton.tsx';

/** @param props.buttons widths of the buttons beside the link to the details */
export function OfferItemSkeleton({ buttons }: { buttons: readonly string[] }) {
  return (
    <ItemCardSkeleton hasPicture buttons={buttons}>
      <div className="flex gap-1">
        {OFFER_STOPS.map((stop) => (
          <div key={stop} className="flex flex-1 flex-col gap-1">
            <Skeleton className="my-0.5 h-1 rounded-pill" />
            <SkeletonText className="w-10 text-xs" />
          </div>
        ))}
      </div>
      <div className="grid gap-x-3 gap-y-3 @2xs:grid-cols-[minmax(0,1fr)_8rem] @sm:gap-x-4 @sm:grid-cols-[2fr_3fr] @2xs:@max-sm:[&>:last-child>:first-child]:hidden">
        <ItemFactSkeleton />
        <ItemFactSkeleton />
      </div>
      <SkeletonText />
    </ItemCardSkeleton>
  );
}
