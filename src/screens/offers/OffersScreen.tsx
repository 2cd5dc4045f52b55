import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import type { Offer } from '#src/domain/offer.ts';
import type { AppliedTransition } from '#src/entities/offers/use-offer-transition.ts';
import { OfferReviewDialog } from '#src/entities/reviews/OfferReviewDialog.tsx';
import { useReviewPrompt } from '#src/entities/reviews/use-review-prompt.ts';
import { offerListCopy as copy } from '#src/features/offers/copy.ts';
import { NoOffers } from '#src/features/offers/NoOffers.tsx';
import { narrowsResults, offerFilters } from '#src/features/offers/offer-filters.ts';
import { OfferFiltersForm } from '#src/features/offers/OfferFiltersForm.tsx';
import { OfferList, OfferListSkeleton } from '#src/features/offers/OfferList.tsx';
import { offerList } from '#src/features/offers/queries.ts';
import { useSession } from '#src/lib/EnvironmentProvider.tsx';
import { useOpenItem } from '#src/lib/use-open-item.ts';
import { usePagedList } from '#src/lib/use-paged-list.ts';
import { useUrlFilters } from '#src/lib/use-url-filters.ts';
import { Badge } from '#src/ui/Badge.tsx';
import { Container } from '#src/ui/Container.tsx';
import { DialogSlot } from '#src/ui/DialogSlot.tsx';
import { lazyDialog, usePreload } from '#src/ui/lazy-part.tsx';
import { LoadRegion } from '#src/ui/LoadRegion.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { Spinner } from '#src/ui/Spinner.tsx';
import { PageTitle } from '../PageTitle.tsx';

// Loaded once the list is on the screen, which doesn't wait for it.
const OfferDetailsDialog = lazyDialog(
  'OfferDetailsDialog',
  async () => (await import('#src/entities/offers/OfferDetailsDialog.tsx')).OfferDetailsDialog,
);

/** The viewer id of a signed-out visitor. It matches no user, so they have no role in any offer. */
const NO_VIEWER = 0;

/** The /offers screen: the viewer's sent and received offers, and their actions (section 2). */
export function OffersScreen() {
  const viewer = useSession()?.user.id ?? NO_VIEWER;
  const filters = useUrlFilters(offerFilters);
  const list = usePagedList(offerList(filters.applied));
  const details = useOpenItem('offer');
  const review = useReviewPrompt({ isBlocked: details.id !== null });
  const { schedule: scheduleReview } = review;

  const { open } = details;
  const { flush } = filters;
  const showDetails = useCallback(
    // What was typed last is still on its way to the URL: closing the details must not undo it.
    ({ offer }: { offer: Offer }) => void flush().then((params) => open(offer.id, params)),
    [flush, open],
  );
  const onTransition = useCallback(
    ({ offer, transition }: AppliedTransition) => {
      if (transition === 'complete') scheduleReview({ offer });
    },
    [scheduleReview],
  );

  const { items: offers, counts } = list;
  const isLoaded = offers !== undefined;
  const isEmpty = list.state === 'ready' && offers?.length === 0;
  // The list of the previous filters stays until the next one arrives, and with it the reason it is empty.
  const [isFiltered, setIsFiltered] = useState(false);
  const narrows = narrowsResults(filters.applied);
  if (!list.isOutdated && narrows !== isFiltered) setIsFiltered(narrows);
  const hasNoMatch = isEmpty && isFiltered;
  const { keyOf } = offerFilters;
  const isCurrent = isLoaded && !list.isOutdated && keyOf(filters.draft) === keyOf(filters.applied);
  const preloadDetails = useEffectEvent(usePreload(OfferDetailsDialog));
  useEffect(() => {
    if (isLoaded) preloadDetails();
  }, [isLoaded]);

  return (
    <Container className="flex flex-col gap-6 py-8 md:py-12">
      <PageTitle>{copy.title}</PageTitle>
      <header className="flex flex-col gap-2">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <h1>{copy.title}</h1>
          {offers && <Badge tone="brand">{copy.total(counts.total)}</Badge>}
          {list.state === 'loading' && <Skeleton className="h-6.5 w-20 rounded-pill" />}
        </div>
        <p className="max-w-reading text-lg text-ink-muted">{copy.intro}</p>
      </header>
      <OfferFiltersForm
        filters={filters}
        matches={isCurrent ? counts.total : null}
        status={
          <>
            {offers && <Badge>{copy.showing(counts.shown, counts.total)}</Badge>}
            {list.state === 'loading' && <Skeleton className="h-6.5 w-32 rounded-pill" />}
            {list.isOutdated && <Spinner className="size-4 text-ink-muted" />}
          </>
        }
        hasClearButton={!hasNoMatch}
        isRefreshing={list.isRefreshing}
        onRefresh={list.refresh}
      />
      <LoadRegion
        label={copy.listLabel}
        state={isEmpty ? 'empty' : list.state}
        isBusy={list.isBusy}
        isSlow={list.isSlow}
        error={list.error?.message}
        errorTitle={copy.error.title}
        onRetry={list.retry}
        skeleton={<OfferListSkeleton />}
        empty={<NoOffers isFiltered={hasNoMatch} onClear={filters.clear} />}
      >
        {offers && (
          <OfferList
            offers={offers}
            total={counts.total}
            viewer={viewer}
            more={list.more}
            isMoreSlow={list.isNextPageSlow}
            moreError={list.moreError}
            added={list.added}
            onLoadMore={list.loadMore}
            onDetails={showDetails}
            onReview={review.open}
            onTransition={onTransition}
          />
        )}
      </LoadRegion>
      <DialogSlot value={details.id}>
        {(id, isOpen) => (
          <OfferDetailsDialog
            id={id}
            known={offers?.find((offer) => offer.id === id)}
            viewer={viewer}
            isOpen={isOpen}
            onClose={details.close}
            onTransition={onTransition}
          />
        )}
      </DialogSlot>
      <DialogSlot value={review.offer}>
        {(offer, isOpen) => (
          <OfferReviewDialog offer={offer} viewer={viewer} isOpen={isOpen} onClose={review.close} />
        )}
      </DialogSlot>
    </Container>
  );
}
