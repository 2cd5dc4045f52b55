import { useCallback, useEffect, useEffectEvent } from 'react';
import { Link } from 'react-router-dom';
import type { Offer } from '#src/domain/offer.ts';
import type { AppliedTransition } from '#src/entities/offers/use-offer-transition.ts';
import { OfferReviewDialog } from '#src/entities/reviews/OfferReviewDialog.tsx';
import { useReviewPrompt } from '#src/entities/reviews/use-review-prompt.ts';
import { offerListCopy as copy } from '#src/features/offers/copy.ts';
import { narrowsResults, offerFilters } from '#src/features/offers/offer-filters.ts';
import { OfferFiltersForm } from '#src/features/offers/OfferFiltersForm.tsx';
import { OfferList, OfferListSkeleton } from '#src/features/offers/OfferList.tsx';
import { offerList } from '#src/features/offers/queries.ts';
import { useSession } from '#src/lib/EnvironmentProvider.tsx';
import { paths } from '#src/lib/paths.ts';
import { usePagedList } from '#src/lib/use-paged-list.ts';
import { useUrlFilters } from '#src/lib/use-url-filters.ts';
import { Badge } from '#src/ui/Badge.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Container } from '#src/ui/Container.tsx';
import { DialogSlot } from '#src/ui/DialogSlot.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { EmptyDeskScene } from '#src/ui/illustrations/EmptyDeskScene.tsx';
import { lazyDialog, usePreload } from '#src/ui/lazy-part.tsx';
import { LoadRegion } from '#src/ui/LoadRegion.tsx';
import { Spinner } from '#src/ui/Spinner.tsx';
import { PageTitle } from '../PageTitle.tsx';
import { useOpenOffer } from './use-open-offer.ts';

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
  const details = useOpenOffer();
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
        </div>
        <p className="max-w-reading text-lg text-ink-muted">{copy.intro}</p>
      </header>
      <OfferFiltersForm
        filters={filters.draft}
        isRefreshing={list.isRefreshing}
        onChange={filters.change}
        onClear={filters.clear}
        onRefresh={list.refresh}
      >
        {/* Always mounted, so screen readers announce changes. */}
        <p role="status" className="flex items-center gap-2.5">
          {offers && <Badge>{copy.showing(counts.shown, counts.total)}</Badge>}
          {list.isOutdated && <Spinner className="size-4 text-ink-muted" />}
        </p>
      </OfferFiltersForm>
      <LoadRegion
        label={copy.listLabel}
        state={list.state === 'ready' && offers?.length === 0 ? 'empty' : list.state}
        isBusy={list.isBusy}
        isSlow={list.isSlow}
        error={list.error?.message}
        errorTitle={copy.error.title}
        onRetry={list.retry}
        skeleton={<OfferListSkeleton />}
        empty={<NoOffers isFiltered={narrowsResults(filters.applied)} onClear={filters.clear} />}
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

/** The empty list, because of the filters or because there are no offers yet. */
function NoOffers({ isFiltered, onClear }: { isFiltered: boolean; onClear: () => void }) {
  return (
    <EmptyState
      picture={<EmptyDeskScene />}
      title={copy.empty.title}
      action={
        isFiltered ? (
          <Button variant="secondary" onClick={onClear}>
            {copy.filters.clear}
          </Button>
        ) : (
          <>
            <Button asChild>
              <Link to={paths.workerTasks.to()}>{copy.empty.browse}</Link>
            </Button>
            <Button asChild variant="secondary">
              <Link to={paths.client.to()}>{copy.empty.post}</Link>
            </Button>
          </>
        )
      }
    >
      {isFiltered ? copy.empty.filtered : copy.empty.none}
    </EmptyState>
  );
}
