import { useCallback } from 'react';
import { Link } from 'react-router-dom';
import type { Offer } from '#src/domain/offer.ts';
import { OfferCard } from '#src/features/offer/OfferCard.tsx';
import { OfferItemSkeleton } from '#src/features/offer/OfferCard.tsx';
import type { AppliedTransition } from '#src/features/offer/use-offer-transition.ts';
import { OfferDetailsDialog, OfferDialogs } from '#src/features/review/OfferDialogs.tsx';
import { useReviewPrompt } from '#src/features/review/use-review-prompt.ts';
import { offerListCopy as copy } from '#src/features/offers/copy.ts';
import { OfferFiltersForm } from '#src/features/offers/OfferFiltersForm.tsx';
import { filteredOffers } from '#src/features/offers/queries.ts';
import { useSession } from '#src/lib/app/EnvironmentProvider.tsx';
import { useFilteredList } from '#src/lib/lists/use-filtered-list.ts';
import { paths } from '#src/lib/navigation/paths.ts';
import { Button } from '#src/ui/Button.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { Scene } from '#src/ui/Scene.tsx';
import { FilteredListPage } from '../FilteredListPage.tsx';

/** A signed-out visitor. It matches no user, so they have no role in any offer. */
const NO_VIEWER = 0;

export function OffersScreen() {
  const viewer = useSession()?.user.id ?? NO_VIEWER;
  const page = useFilteredList(filteredOffers);
  const review = useReviewPrompt({ isBlocked: page.openId !== null });
  const { schedule: scheduleReview, open: openReview } = review;

  const { open } = page;
  const showDetails = useCallback(({ offer }: { offer: Offer }) => open(offer), [open]);
  const onTransition = useCallback(
    ({ offer, transition }: AppliedTransition) => {
      if (transition === 'complete') scheduleReview({ offer });
    },
    [scheduleReview],
  );

  const renderCard = useCallback(
    (offer: Offer) => (
      <OfferCard
        offer={offer}
        viewer={viewer}
        onDetails={showDetails}
        onReview={openReview}
        onTransition={onTransition}
      />
    ),
    [viewer, showDetails, openReview, onTransition],
  );

  const { list, filters } = page;
  return (
    <FilteredListPage
      copy={copy}
      page={page}
      dialogParts={[OfferDetailsDialog]}
      renderFilters={(bar) => <OfferFiltersForm {...bar} filters={filters} />}
      columns={2}
      // A card with two buttons, and the gap below it.
      estimatedHeight={380}
      isAutomatic
      cardSkeleton={<OfferItemSkeleton buttons={['w-24', 'w-24']} />}
      skeletonCount={4}
      empty={
        <EmptyState
          picture={<Scene name="note" />}
          title={copy.empty.title}
          action={
            <>
              <Button asChild>
                <Link to={paths.workerTasks.to()}>{copy.empty.browse}</Link>
              </Button>
              <Button asChild variant="secondary">
                <Link to={paths.client.to()}>{copy.empty.post}</Link>
              </Button>
            </>
          }
        >
          {copy.empty.none} {copy.empty.how}
        </EmptyState>
      }
      onClear={filters.clear}
      renderCard={renderCard}
    >
      <OfferDialogs
        openId={page.openId}
        offers={list.items}
        viewer={viewer}
        review={review}
        onClose={page.close}
        onTransition={onTransition}
      />
    </FilteredListPage>
  );
}
OffersScreen.route = 'offers' as const;
