import { memo, useRef, useState } from 'react';
import type { Offer } from '#src/domain/offer.ts';
import { Card } from '#src/ui/Card.tsx';
import { LoadMore, type LoadMoreState } from '#src/ui/LoadMore.tsx';
import { SkeletonGroup } from '#src/ui/Skeleton.tsx';
import { offersCopy } from './copy.ts';
import { FarRow } from './FarRow.tsx';
import { OfferCard, type OfferCardProps } from './OfferCard.tsx';
import { OfferCardSkeleton } from './OfferCardSkeleton.tsx';
import { useNearRange } from './use-near-range.ts';

const copy = offersCopy;

const GRID = 'grid gap-4 md:gap-6 lg:grid-cols-2';
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
  const near = useNearRange(list);
  return (
    <div className="flex flex-col gap-6">
      {/* Rows, and not one grid: its height would be worked out from all of them at each change. */}
      <div ref={list} role="list" aria-label={copy.listLabel} className="space-y-4 md:space-y-6">
        {rowsOf(offers).map(([first, second], index) => (
          <OfferRow
            key={first.id}
            {...ofCard}
            first={first}
            second={second}
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

/** By twos, as they stand side by side where there is room. */
function rowsOf(offers: readonly Offer[]): [Offer, Offer | undefined][] {
  return offers.flatMap((first, index) => (index % 2 === 0 ? [[first, offers[index + 1]]] : []));
}

interface OfferRowProps extends Omit<OfferCardProps, 'offer'> {
  first: Offer;
  second: Offer | undefined;
  isNear: boolean;
}

const OfferRow = memo(function OfferRow({ first, second, isNear, ...ofCard }: OfferRowProps) {
  const offers = second ? [first, second] : [first];
  const titles = offers.map((offer) => (
    <Card asChild key={offer.id} padding="md">
      <div role="listitem">
        <h2 className="text-lg">{offer.task.title}</h2>
      </div>
    </Card>
  ));
  return (
    <FarRow of={first} isNear={isNear} whenFar={titles} className={GRID}>
      {offers.map((offer) => (
        <div key={offer.id} role="listitem" className="min-w-0">
          <OfferCard {...ofCard} offer={offer} />
        </div>
      ))}
    </FarRow>
  );
});

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
