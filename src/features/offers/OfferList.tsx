import { useLayoutEffect, useRef, useState, type CSSProperties } from 'react';
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
 * than ten.
 */
const CELL = 'min-w-0 [content-visibility:auto]';
/** Stands for a card that was never drawn. */
const USUAL_HEIGHT = '22rem';
/** How tall the cards were when the list was left: the way back leads to the very same place. */
const heights = new WeakMap<Offer, number>();
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
  const list = useRef<HTMLUListElement>(null);
  const shown = useRef(offers);
  useLayoutEffect(() => {
    shown.current = offers;
  });
  useLayoutEffect(() => () => rememberHeights(list.current, shown.current), []);
  return (
    <div className="flex flex-col gap-6">
      <ul ref={list} aria-label={copy.listLabel} className={GRID}>
        {offers.map((offer) => (
          <li key={offer.id} className={CELL} style={heightOf(offer)}>
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

function rememberHeights(list: HTMLElement | null, offers: readonly Offer[]): void {
  for (const [index, cell] of [...(list?.children ?? [])].entries()) {
    const offer = offers[index];
    if (offer) heights.set(offer, cell.getBoundingClientRect().height);
  }
}

function heightOf(offer: Offer): CSSProperties {
  const known = heights.get(offer);
  const height = known === undefined ? USUAL_HEIGHT : `${known}px`;
  return { containIntrinsicHeight: `auto ${height}` };
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
