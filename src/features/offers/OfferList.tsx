import { useState } from 'react';
import type { OfferMove } from '#src/domain/offer-machine.ts';
import type { Offer } from '#src/domain/offer.ts';
import { LoadMore, type LoadMoreState } from '#src/ui/LoadMore.tsx';
import { SkeletonGroup } from '#src/ui/Skeleton.tsx';
import { offersCopy } from './copy.ts';
import { OfferCard } from './OfferCard.tsx';
import { OfferCardSkeleton } from './OfferCardSkeleton.tsx';

const copy = offersCopy;

/**
 * The browser leaves out what is far from the screen, so that a thousand cards cost little more
 * than ten; the height stands for a card that was never drawn.
 */
const CELL = '[content-visibility:auto] [contain-intrinsic-size:auto_22rem]';
const GRID = 'grid gap-4 md:gap-6 lg:grid-cols-2';
/** A page's worth of them fills the first screen. */
const SKELETONS = 4;

/** The cards of the list, and its end (section 2). */
export function OfferList({
  offers,
  viewer,
  more,
  moreError,
  onLoadMore,
  onDetails,
  onReview,
  onMoved,
}: {
  offers: readonly Offer[];
  viewer: number;
  /** How the next page stands. */
  more: LoadMoreState;
  /** Why the next page did not come. */
  moreError: string | undefined;
  onLoadMore: () => void;
  onDetails: (asked: { offer: Offer }) => void;
  onReview: (asked: { offer: Offer }) => void;
  onMoved: (moved: { offer: Offer; move: OfferMove }) => void;
}) {
  // What the last page brought, for those who cannot see it come.
  const [heard, setHeard] = useState({ count: offers.length, words: '' });
  if (offers.length !== heard.count) {
    const added = offers.length - heard.count;
    setHeard({ count: offers.length, words: added > 0 ? copy.more.loaded(added) : '' });
  }
  return (
    <div className="flex flex-col gap-6">
      <ul aria-label={copy.listLabel} className={GRID}>
        {offers.map((offer) => (
          <li key={offer.id} className={CELL}>
            <OfferCard
              offer={offer}
              viewer={viewer}
              onDetails={onDetails}
              onReview={onReview}
              onMoved={onMoved}
            />
          </li>
        ))}
      </ul>
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
}

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
