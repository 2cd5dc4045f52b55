import { useSearchParams } from 'react-router-dom';
import { getWorkerDashboard } from '#src/contract/dashboards.ts';
import type { AppliedTransition } from '#src/features/offer/use-offer-transition.ts';
import { OfferDetailsDialog, OfferDialogs } from '#src/features/review/OfferDialogs.tsx';
import { useReviewPrompt } from '#src/features/review/use-review-prompt.ts';
import { useUnreadCount } from '#src/features/messages/sync/use-unread-count.ts';
import { workerCopy as copy } from '#src/features/dashboards/worker/copy.ts';
import { sharesCopy } from '#src/features/dashboards/copy.ts';
import { offerShares } from '#src/features/dashboards/shares.ts';
import { ShareCard } from '#src/features/dashboards/ShareCard.tsx';
import { QuickActions } from '#src/features/dashboards/worker/QuickStats.tsx';
import { QuickStats } from '#src/features/dashboards/worker/QuickStats.tsx';
import { UpcomingOffers } from '#src/features/dashboards/worker/UpcomingOffers.tsx';
import { useUpcomingOffers } from '#src/features/dashboards/worker/use-upcoming-offers.ts';
import { WorkerHeader } from '#src/features/dashboards/worker/WorkerHeader.tsx';
import { WorkerStats } from '#src/features/dashboards/worker/WorkerStats.tsx';
import { Waiting } from '#src/features/dashboards/Waiting.tsx';
import { useSession } from '#src/lib/app/EnvironmentProvider.tsx';
import { useApi } from '#src/lib/app/ServicesProvider.tsx';
import { pageQuery } from '#src/lib/calls/query.ts';
import { useLoadedQuery } from '#src/lib/calls/use-load.ts';
import { useOpenItem } from '#src/lib/lists/use-open-item.ts';
import { Container } from '#src/ui/Container.tsx';
import { usePreloadWhen } from '#src/ui/lazy-part.tsx';
import { LoadRegion } from '#src/ui/LoadRegion.tsx';
import { PageGrid, PageGridCell } from '#src/ui/PageGrid.tsx';
import { PageTitle } from '../PageMeta.tsx';

/** Each part loads, fails and is retried on its own (product.md §2). */
export function WorkerScreen() {
  const user = useSession()?.user;
  const { query, load } = useLoadedQuery(pageQuery(useApi(), getWorkerDashboard, {}));
  const dashboard = query.data?.dashboard;
  const summary = dashboard?.summary;
  const unread = useUnreadCount(summary?.unread_messages_count);
  const upcoming = useUpcomingOffers({ isSummarySettled: load.state !== 'loading' || load.isSlow });

  const [params] = useSearchParams();
  const details = useOpenItem('offer');
  const review = useReviewPrompt({ isBlocked: details.id !== null });
  function onTransition({ offer, transition }: AppliedTransition): void {
    if (transition === 'complete') review.schedule({ offer });
    // Accepted in the details: it is upcoming now.
    if (transition === 'accept') upcoming.load.onRetry();
  }

  usePreloadWhen(upcoming.answer !== undefined, OfferDetailsDialog);
  if (user === undefined) return null;

  return (
    <Container className="flex flex-col gap-4 py-4 md:gap-6 md:py-8">
      <PageTitle>{copy.title}</PageTitle>
      <WorkerHeader
        firstName={user.first_name}
        unread={unread}
        isIdle={upcoming.answer?.offers.length === 0}
      />
      {load.state !== 'error' && (
        <Waiting
          isLoading={load.state === 'loading'}
          counts={{
            overdueWork: summary?.overdue_tasks,
            offers: summary?.pending_offers,
            messages: unread,
          }}
        />
      )}
      <LoadRegion
        {...load}
        label={copy.stats.label}
        error={load.error?.messageOr(copy.stats.failedText)}
        errorTitle={copy.stats.failed}
        isInline
        skeleton={<WorkerStats dashboard={null} unread={unread} />}
      >
        {dashboard && <WorkerStats dashboard={dashboard} unread={unread} />}
      </LoadRegion>
      <PageGrid className="pt-2">
        <PageGridCell span={{ md: 12, lg: 8 }}>
          <UpcomingOffers
            answer={upcoming.answer}
            load={upcoming.load}
            expected={summary && summary.accepted_offers + summary.in_progress_offers}
            viewer={user.id}
            onDetails={({ offer }) => details.open(offer.id, params)}
            onTransition={onTransition}
          />
        </PageGridCell>
        {/* Beside the offers; below them, two in a row. */}
        <PageGridCell
          span={{ md: 12, lg: 4 }}
          className="content-start md:max-lg:grid-cols-2 md:max-lg:*:last:odd:col-span-2 lg:pt-13"
        >
          <QuickActions />
          <QuickStats
            averagePayment={dashboard?.quick_stats.average_payment}
            thisMonth={summary?.this_month_earnings}
            overdue={summary?.overdue_tasks}
            isLoading={load.state === 'loading'}
          />
          {summary && <ShareCard title={sharesCopy.offers.title} parts={offerShares(summary)} />}
        </PageGridCell>
      </PageGrid>
      <OfferDialogs
        openId={details.id}
        offers={upcoming.answer?.offers}
        viewer={user.id}
        review={review}
        onClose={details.close}
        onTransition={onTransition}
      />
    </Container>
  );
}
WorkerScreen.route = 'worker' as const;
