import { memo } from 'react';
import type { Offer } from '#src/domain/offer.ts';
import { LoadMore, type NextPage } from '#src/ui/LoadMore.tsx';
import { SkeletonGroup } from '#src/ui/Skeleton.tsx';
import { VirtualList } from '#src/ui/VirtualList.tsx';
import { offerListCopy } from './copy.ts';
import { OfferCard, type OfferCardProps } from '#src/entities/offers/OfferCard.tsx';
import { OfferCardSkeleton } from './OfferCardSkeleton.tsx';

const copy = offerListCopy;

/** About the height of a card with two buttons, and the gap below it, in pixels. */
const ESTIMATED_HEIGHT = 380;
/** Enough skeletons to fill the first screen. */
const SKELETON_COUNT = 4;

interface OfferListProps extends Omit<OfferCardProps, 'offer'>, NextPage {
  offers: readonly Offer[];
  /** How many offers there are in all. */
  total: number;
}

/**
 * The list of offers (section 2). Only the visible range is rendered, so a thousand offers cost little
 * more than ten. Memoized: pass stable props.
 */
export const OfferList = memo(function OfferList({
  offers,
  total,
  more,
  isMoreSlow,
  moreError,
  added,
  onLoadMore,
  ...cardProps
}: OfferListProps) {
  return (
    <div className="flex flex-col gap-6">
      <VirtualList
        label={copy.listLabel}
        items={offers}
        keyOf={keyOf}
        total={total}
        estimatedHeight={ESTIMATED_HEIGHT}
        lgColumns={2}
        className="-mb-4 gap-x-4 md:-mb-6 md:gap-x-6"
        renderItem={(offer) => (
          <div className="h-full pb-4 md:pb-6">
            <OfferCard {...cardProps} offer={offer} />
          </div>
        )}
      />
      <LoadMore
        state={more}
        isSlow={isMoreSlow}
        isAutomatic
        onLoadMore={onLoadMore}
        announcement={added > 0 ? copy.more.loaded(added) : ''}
        errorTitle={copy.more.failed}
        error={moreError}
        end={copy.more.end}
        label={copy.more.load}
        busyLabel={copy.more.loading}
        retryLabel={copy.more.retry}
      />
    </div>
  );
});

const keyOf = ({ id }: Offer) => id;

/** The placeholder of the list while its first page is loading. */
export function OfferListSkeleton() {
  return (
    <SkeletonGroup label={copy.loading} className="grid gap-4 md:gap-6 lg:grid-cols-2">
      {Array.from({ length: SKELETON_COUNT }, (_, index) => (
        <OfferCardSkeleton key={index} />
      ))}
    </SkeletonGroup>
  );
}
