import { memo, useRef } from 'react';
import type { Offer } from '#src/domain/offer.ts';
import { Card } from '#src/ui/Card.tsx';
import { LoadMore, type LoadMoreState } from '#src/ui/LoadMore.tsx';
import { SkeletonGroup } from '#src/ui/Skeleton.tsx';
import { offersCopy } from './copy.ts';
import { WindowedGroup } from './WindowedGroup.tsx';
import { OfferCard, type OfferCardProps } from './OfferCard.tsx';
import { OfferCardSkeleton } from './OfferCardSkeleton.tsx';
import { useVisibleRange } from './use-visible-range.ts';

const copy = offersCopy;

const GRID = 'grid gap-4 md:gap-6 lg:grid-cols-2';
/** Offers per windowed group: about one screen, and even for the two-column grid. */
const GROUP_SIZE = 8;
/** Enough skeletons to fill the first screen. */
const SKELETON_COUNT = 4;

interface OfferListProps extends Omit<OfferCardProps, 'offer'> {
  offers: readonly Offer[];
  /** State of the next page. */
  more: LoadMoreState;
  /** Why the next page failed to load. */
  moreError: string | undefined;
  /** How many offers the next page has just added. */
  added: number;
  onLoadMore: () => void;
}

/**
 * The list of offers (section 2). It is windowed: only groups in the visible range render their
 * cards, so a thousand offers cost little more than ten. Memoized: pass stable props.
 */
export const OfferList = memo(function OfferList({
  offers,
  more,
  moreError,
  added,
  onLoadMore,
  ...cardProps
}: OfferListProps) {
  const list = useRef<HTMLDivElement>(null);
  const visible = useVisibleRange(list);
  return (
    <div className="flex flex-col gap-6">
      {/* One grid per group: a single grid would lay out all items on every change. */}
      <div ref={list} role="list" aria-label={copy.listLabel} className="space-y-4 md:space-y-6">
        {groupsOf(offers).map((group, index) => (
          <OfferGroup
            key={group.first.id}
            {...cardProps}
            {...group}
            isInRange={index >= visible.from && index < visible.to}
          />
        ))}
      </div>
      <LoadMore
        state={more}
        isAutomatic
        onLoadMore={onLoadMore}
        announcement={added > 0 ? copy.more.loaded(added) : ''}
        error={moreError}
        end={copy.more.end}
        label={copy.more.load}
        busyLabel={copy.more.loading}
        retryLabel={copy.more.retry}
      />
    </div>
  );
});

/** Offers that are windowed together; never empty. */
interface Group {
  first: Offer;
  offers: readonly Offer[];
}

function groupsOf(offers: readonly Offer[]): Group[] {
  return offers.flatMap((first, index) =>
    index % GROUP_SIZE === 0 ? [{ first, offers: offers.slice(index, index + GROUP_SIZE) }] : [],
  );
}

interface OfferGroupProps extends Omit<OfferCardProps, 'offer'>, Group {
  isInRange: boolean;
}

/** Compares props by value for `offers`, because the array is recreated on every render. */
function isSameGroup({ offers: old, ...before }: OfferGroupProps, next: OfferGroupProps): boolean {
  return (
    old.length === next.offers.length &&
    old.every((offer, index) => offer === next.offers[index]) &&
    Object.entries(before).every(([name, value]) => value === next[name as keyof typeof before])
  );
}

const OfferGroup = memo(function OfferGroup({
  first,
  offers,
  isInRange,
  ...cardProps
}: OfferGroupProps) {
  const titles = offers.map((offer) => (
    <Card key={offer.id} role="listitem" padding="md">
      <h2 className="text-lg">{offer.task.title}</h2>
    </Card>
  ));
  return (
    <WindowedGroup heightKey={first} isInRange={isInRange} placeholder={titles} className={GRID}>
      {offers.map((offer) => (
        <div key={offer.id} role="listitem" className="min-w-0">
          <OfferCard {...cardProps} offer={offer} />
        </div>
      ))}
    </WindowedGroup>
  );
}, isSameGroup);

/** The placeholder of the list while its first page is loading. */
export function OfferListSkeleton() {
  return (
    <SkeletonGroup label={copy.loading} className={GRID}>
      {Array.from({ length: SKELETON_COUNT }, (_, index) => (
        <OfferCardSkeleton key={index} />
      ))}
    </SkeletonGroup>
  );
}
