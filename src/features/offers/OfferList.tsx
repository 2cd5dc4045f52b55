import { memo } from 'react';
import type { Offer } from '#src/domain/offer.ts';
import { OfferCard, type OfferCardProps } from '#src/features/offer/OfferCard.tsx';
import { OfferItemSkeleton } from '#src/features/offer/OfferItemSkeleton.tsx';
import { CardList, CardListSkeleton } from '#src/ui/CardList.tsx';
import type { NextPage } from '#src/ui/LoadMore.tsx';
import { offerListCopy as copy } from './copy.ts';

const COLUMNS = 2;
/** The height of a card with two buttons, and the gap below it, in pixels. */
const ESTIMATED_HEIGHT = 380;
/** Enough skeletons to fill the first screen. */
const SKELETON_COUNT = 4;

interface OfferListProps extends Omit<OfferCardProps, 'offer'>, NextPage {
  offers: readonly Offer[];
  /** How many offers there are in all. */
  total: number;
}

/** The list of offers (product.md §2). Memoized: pass stable props. */
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
    <CardList
      {...{ more, isMoreSlow, moreError, added, onLoadMore }}
      label={copy.listLabel}
      items={offers}
      total={total}
      columns={COLUMNS}
      estimatedHeight={ESTIMATED_HEIGHT}
      copy={copy.more}
      isAutomatic
      renderCard={(offer) => <OfferCard {...cardProps} offer={offer} />}
    />
  );
});

/** The placeholder of the list while its first page is loading. */
export function OfferListSkeleton() {
  return (
    <CardListSkeleton
      label={copy.loading}
      columns={COLUMNS}
      count={SKELETON_COUNT}
      card={<OfferItemSkeleton buttons={['w-24', 'w-24']} />}
    />
  );
}
