import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useRef, useState } from 'react';
import { useNavigate, useSearchParams, Link } from 'react-router-dom';
import { getUserStats } from '#src/contract/reviews.ts';
import type { Review } from '#src/domain/review.ts';
import { ViewReviewDialog } from '#src/features/review/OfferDialogs.tsx';
import { failureMessage } from '#src/features/review/failure.ts';
import { ReviewCardSkeleton } from '#src/features/review/ReviewCard.tsx';
import { reviewListCopy as copy } from '#src/features/reviews/copy.ts';
import {
  filteredReviews,
  filtersOf,
  REVIEW_TABS,
  reviewFilters,
  reviewTab,
  type ReviewTab,
} from '#src/features/reviews/queries.ts';
import { RatingStatsCard } from '#src/features/reviews/RatingStatsCard.tsx';
import {
  ReviewFiltersForm,
  useReviewFiltersForm,
} from '#src/features/reviews/ReviewFiltersForm.tsx';
import { ListedReview, type SelectedReview } from '#src/features/reviews/ListedReview.tsx';
import { AppLink } from '#src/lib/navigation/AppLink.tsx';
import { useSession } from '#src/lib/app/EnvironmentProvider.tsx';
import { paths } from '#src/lib/navigation/paths.ts';
import { callKey } from '#src/lib/calls/query.ts';
import { useFilteredList } from '#src/lib/lists/use-filtered-list.ts';
import { Button } from '#src/ui/Button.tsx';
import { DialogSlot } from '#src/ui/DialogSlot.tsx';
import { lazyDialog } from '#src/ui/lazy-dialog.tsx';
import { Tab, TabList, TabPanel, Tabs } from '#src/ui/Tabs.tsx';
import { FilteredListPage } from '../FilteredListPage.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { Scene } from '#src/ui/Scene.tsx';

const EditReviewDialog = lazyDialog(
  'EditReviewDialog',
  () => import('#src/features/reviews/EditReviewDialog.tsx'),
);
const DeleteReviewDialog = lazyDialog(
  'DeleteReviewDialog',
  () => import('#src/features/reviews/DeleteReviewDialog.tsx'),
);

export function ReviewsScreen() {
  const viewer = useSession()?.user.id;
  const [params] = useSearchParams();
  const tab = reviewTab.read(params).tab;
  const page = useReviewPage(tab, viewer);
  const hasSubject = tab !== 'about';
  const { open } = page;
  const filters = useReviewFiltersForm(tab, page.filters);
  const showTab = useShowTab(filters.flush);

  const [edited, setEdited] = useState<Review | null>(null);
  const [deleted, setDeleted] = useState<Review | null>(null);
  const neighbor = useRef<HTMLElement>(null);
  const view = useCallback(({ review }: { review: Review }) => open(review), [open]);
  const edit = useCallback((selected: SelectedReview) => {
    neighbor.current = selected.neighbor;
    setEdited(selected.review);
  }, []);
  const remove = useCallback((selected: SelectedReview) => {
    neighbor.current = selected.neighbor;
    setDeleted(selected.review);
  }, []);
  const renderCard = useCallback(
    (review: Review) => (
      <ListedReview
        review={review}
        viewer={viewer}
        areOwn={tab === 'written'}
        hasSubject={hasSubject}
        onView={view}
        onEdit={edit}
        onDelete={remove}
      />
    ),
    [viewer, tab, hasSubject, view, edit, remove],
  );

  return (
    <FilteredListPage
      copy={copy}
      page={page}
      dialogParts={[ViewReviewDialog, EditReviewDialog, DeleteReviewDialog]}
      errorText={failureMessage}
      action={
        <Button asChild variant="secondary" className="max-sm:px-3 max-sm:text-sm">
          <AppLink to={paths.pendingReviews.to()}>{copy.pending}</AppLink>
        </Button>
      }
      renderFrame={(content) => (
        <Tabs value={tab} onValueChange={(value) => void showTab(value)}>
          {/* All three fit on the narrowest phone. */}
          <TabList label={copy.tabsLabel} className="max-sm:gap-1">
            {REVIEW_TABS.map((each) => (
              <Tab key={each} value={each} className="max-[22rem]:px-1">
                {copy.tabs[each]}
              </Tab>
            ))}
          </TabList>
          <TabPanel value={tab} className="flex flex-col gap-6">
            {tab === 'about' && <RatingStatsCard />}
            {content}
          </TabPanel>
        </Tabs>
      )}
      renderFilters={(bar) => <ReviewFiltersForm {...bar} tab={tab} filters={filters} />}
      columns={3}
      // A card with three lines of text, and the gap below it.
      estimatedHeight={248}
      cardSkeleton={<ReviewCardSkeleton hasSubject={hasSubject} />}
      skeletonCount={6}
      empty={<NoReviews tab={tab} />}
      onClear={filters.clear}
      renderCard={renderCard}
    >
      <DialogSlot value={page.openId}>
        {(id, isOpen) => <ViewReviewDialog reviewId={id} isOpen={isOpen} onClose={page.close} />}
      </DialogSlot>
      <DialogSlot value={edited}>
        {(review, isOpen) => (
          <EditReviewDialog
            review={review}
            isOpen={isOpen}
            focusFallback={neighbor}
            onClose={() => setEdited(null)}
          />
        )}
      </DialogSlot>
      <DialogSlot value={deleted}>
        {(review, isOpen) => (
          <DeleteReviewDialog
            review={review}
            isOpen={isOpen}
            focusFallback={neighbor}
            onClose={() => setDeleted(null)}
          />
        )}
      </DialogSlot>
    </FilteredListPage>
  );
}
ReviewsScreen.route = 'reviews' as const;

/** While another tab's reviews are still loaded in its place, it is loading. */
function useReviewPage(tab: ReviewTab, viewer: number | undefined) {
  const page = useFilteredList(useMemo(() => filteredReviews(tab, viewer), [tab, viewer]));
  const { list } = page;
  const queries = useQueryClient();
  const refresh = () => {
    list.refresh();
    // The figures belong to the list below them.
    void refreshFigures();
  };
  async function refreshFigures(): Promise<void> {
    const figures = { queryKey: callKey(getUserStats) };
    // A refetch would join a first fetch in flight, which may never end.
    await queries.cancelQueries(figures);
    await queries.invalidateQueries(figures);
  }
  const [loadedTab, setLoadedTab] = useState(tab);
  // After a failure there is no list, and a search would bring back the one of the tab before.
  const isLoaded = list.items !== undefined && !list.isOutdated;
  if (isLoaded && loadedTab !== tab) setLoadedTab(tab);
  const isOtherTab = loadedTab !== tab;
  const items = isOtherTab ? undefined : list.items;
  const state = isOtherTab && list.state === 'ready' ? 'loading' : list.state;
  const isEmpty = state === 'ready' && items?.length === 0 && list.nextPage.more === 'end';
  return {
    ...page,
    list: { ...list, items, state, refresh, isOutdated: list.isOutdated && !isOtherTab },
    isEmpty,
    hasNoMatch: isEmpty && page.isNarrowed,
  };
}

/** The search stays; filters that the tab doesn't have are dropped. */
function useShowTab(flush: () => Promise<URLSearchParams>) {
  const navigate = useNavigate();
  return async (value: string) => {
    const next = reviewTab.write(
      await flush(),
      reviewTab.read(new URLSearchParams({ tab: value })),
    );
    const kept: readonly string[] = filtersOf(reviewTab.read(next).tab);
    for (const name of Object.keys(reviewFilters.defaults)) {
      if (!kept.includes(name)) next.delete(name);
    }
    await navigate({ search: next.toString() }, { replace: true, preventScrollReset: true });
  };
}

/** product.md §2. The page's header leads to the reviews to write. */
function NoReviews({ tab }: { tab: ReviewTab }) {
  const { title, text } = copy.empty[tab];
  return (
    <EmptyState
      picture={<Scene name="empty-desk" />}
      title={title}
      action={
        tab === 'about' ? (
          <Button asChild variant="secondary">
            <Link to={paths.offers.to()}>{copy.offers}</Link>
          </Button>
        ) : undefined
      }
    >
      {text}
    </EmptyState>
  );
}
