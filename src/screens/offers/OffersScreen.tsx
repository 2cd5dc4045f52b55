import { useCallback } from 'react';
import type { Offer } from '#src/domain/offer.ts';
import type { AppliedTransition } from '#src/features/offer/use-offer-transition.ts';
import { OfferReviewDialog } from '#src/features/review/OfferReviewDialog.tsx';
import { useReviewPrompt } from '#src/features/review/use-review-prompt.ts';
import { offerListCopy as copy } from '#src/features/offers/copy.ts';
import { NoOffers } from '#src/features/offers/NoOffers.tsx';
import { OfferFiltersForm } from '#src/features/offers/OfferFiltersForm.tsx';
import { OfferList, OfferListSkeleton } from '#src/features/offers/OfferList.tsx';
import { filteredOffers } from '#src/features/offers/queries.ts';
import { useSession } from '#src/lib/app/EnvironmentProvider.tsx';
import { useFilteredList } from '#src/lib/lists/use-filtered-list.ts';
import { DialogSlot } from '#src/ui/DialogSlot.tsx';
import { lazyDialog } from '#src/ui/lazy-dialog.tsx';
import { FilteredListPage } from '../FilteredListPage.tsx';

const OfferDetailsDialog = lazyDialog(
  'OfferDetailsDialog',
  async () => (await import('#src/features/offer/OfferDetailsDialog.tsx')).OfferDetailsDialog,
);

/** A signed-out visitor. It matches no user, so they have no role in any offer. */
const NO_VIEWER = 0;

/** product.md §2 */
export function OffersScreen() {
  const viewer = useSession()?.user.id ?? NO_VIEWER;
  const page = useFilteredList(filteredOffers);
  const review = useReviewPrompt({ isBlocked: page.openId !== null });
  const { schedule: scheduleReview } = review;

  const { open } = page;
  const showDetails = useCallback(({ offer }: { offer: Offer }) => open(offer), [open]);
  const onTransition = useCallback(
    ({ offer, transition }: AppliedTransition) => {
      if (transition === 'complete') scheduleReview({ offer });
    },
    [scheduleReview],
  );

  const { list, filters } = page;
  return (
    <FilteredListPage
      copy={copy}
      page={page}
      dialogParts={[OfferDetailsDialog]}
      renderFilters={(bar) => <OfferFiltersForm {...bar} filters={filters} />}
      skeleton={<OfferListSkeleton />}
      empty={<NoOffers isFiltered={page.hasNoMatch} onClear={filters.clear} />}
      renderItems={(offers) => (
        <OfferList
          {...list.nextPage}
          offers={offers}
          total={list.counts.total}
          viewer={viewer}
          onDetails={showDetails}
          onReview={review.open}
          onTransition={onTransition}
        />
      )}
    >
      <DialogSlot value={page.openId}>
        {(id, isOpen) => (
          <OfferDetailsDialog
            id={id}
            known={list.items?.find((offer) => offer.id === id)}
            viewer={viewer}
            isOpen={isOpen}
            onClose={page.close}
            onTransition={onTransition}
          />
        )}
      </DialogSlot>
      <DialogSlot value={review.offer}>
        {(offer, isOpen) => (
          <OfferReviewDialog offer={offer} viewer={viewer} isOpen={isOpen} onClose={review.close} />
        )}
      </DialogSlot>
    </FilteredListPage>
  );
}
