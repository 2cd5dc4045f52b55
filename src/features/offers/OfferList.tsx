import { memo, useRef, useState } from 'react';
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
/** How many are drawn whole together: few enough for one screen, and an even number for two columns. */
const GROUP = 8;
/** A page's worth of them fills the first screen. */
const SKELETONS = 4;

interface OfferListProps extends Omit<OfferCardProps, 'offer'> {
  offers: readonly Offer[];
  /** How the next page stands. */
  more: LoadMoreState;
  /** Why the next page did not come. */
  moreError: string | undefined;
  onLoadMore: () => void;
}

/**
 * The cards of the list, and its end (section 2). Only what is near the screen is drawn whole, so
 * that a thousand offers cost little more than ten; keep the props the same from one time to the next.
 */
export const OfferList = memo(function OfferList({
  offers,
  more,
  moreError,
  onLoadMore,
  ...ofCard
}: OfferListProps) {
  // What the last page brought, for those who cannot see it come.
  const [heard, setHeard] = useState({ count: offers.length, words: '' });
  if (offers.length !== heard.count) {
    const added = offers.length - heard.count;
    setHeard({ count: offers.length, words: added > 0 ? copy.more.loaded(added) : '' });
  }
  const list = useRef<HTMLDivElement>(null);
  const near = useVisibleRange(list);
  return (
    <div className="flex flex-col gap-6">
      {/* Groups, and not one grid: its height would be worked out from all of them at each change. */}
      <div ref={list} role="list" aria-label={copy.listLabel} className="space-y-4 md:space-y-6">
        {groupsOf(offers).map((group, index) => (
          <OfferGroup
            key={group.first.id}
            {...ofCard}
            {...group}
            isNear={index >= near.from && index < near.to}
          />
        ))}
      </div>
      <LoadMore
        state={more}
        isAutomatic
        onLoadMore={onLoadMore}
        announcement={heard.words}
        error={moreError}
        end={copy.more.end}
        label={copy.more.load}
        busyLabel={copy.more.loading}
        retryLabel={copy.more.retry}
      />
    </div>
  );
});

/** Offers that are drawn whole together; there is at least one. */
interface Group {
  first: Offer;
  offers: readonly Offer[];
}

function groupsOf(offers: readonly Offer[]): Group[] {
  return offers.flatMap((first, index) =>
    index % GROUP === 0 ? [{ first, offers: offers.slice(index, index + GROUP) }] : [],
  );
}

interface OfferGroupProps extends Omit<OfferCardProps, 'offer'>, Group {
  isNear: boolean;
}

/** The offers of a group are put together anew each time: what counts is which they are. */
function isSameGroup({ offers: old, ...before }: OfferGroupProps, now: OfferGroupProps): boolean {
  return (
    old.length === now.offers.length &&
    old.every((offer, index) => offer === now.offers[index]) &&
    Object.entries(before).every(([name, value]) => value === now[name as keyof typeof before])
  );
}

const OfferGroup = memo(function OfferGroup({ first, offers, isNear, ...ofCard }: OfferGroupProps) {
  const titles = offers.map((offer) => (
    <Card key={offer.id} role="listitem" padding="md">
      <h2 className="text-lg">{offer.task.title}</h2>
    </Card>
  ));
  return (
    <WindowedGroup of={first} isNear={isNear} whenFar={titles} className={GRID}>
      {offers.map((offer) => (
        <div key={offer.id} role="listitem" className="min-w-0">
          <OfferCard {...ofCard} offer={offer} />
        </div>
      ))}
    </WindowedGroup>
  );
}, isSameGroup);

/** The list while its first page is on its way. */
export function OfferListSkeleton() {
  return (
    <SkeletonGroup label={copy.loading} className={GRID}>
      {Array.from({ length: SKELETONS }, (_, index) => (
        <OfferCardSkeleton key={index} />
      ))}
    </SkeletonGroup>
  );
}
