import { useQuery } from '@tanstack/react-query';
import { getClientDashboard, getWorkerDashboard } from '#src/contract/dashboards.ts';
import { listPendingReviews } from '#src/contract/reviews.ts';
import { useApi } from '#src/lib/app/ServicesProvider.tsx';
import { callQuery } from '#src/lib/calls/query.ts';
import { useIsSlow } from '#src/lib/calls/use-is-slow.ts';
import { Waiting } from '../Waiting.tsx';

/** A call that fails or takes too long leaves out what it would have told. */
export function DashboardWaiting({ unread }: { unread: number | undefined }) {
  const api = useApi();
  const worker = useQuery(callQuery(api, getWorkerDashboard, {}));
  const client = useQuery(callQuery(api, getClientDashboard, {}));
  const reviews = useQuery(callQuery(api, listPendingReviews, {}));
  const summary = worker.data?.dashboard.summary;
  const isPending =
    unread === undefined || worker.isPending || client.isPending || reviews.isPending;
  const isSlow = useIsSlow(isPending);
  return (
    <Waiting
      isLoading={isPending && !isSlow}
      counts={{
        overdueWork: summary?.overdue_tasks,
        overdueTasks: client.data?.dashboard.summary.tasks_needing_attention,
        dueWork: summary?.upcoming_deadlines,
        offers: summary?.pending_offers,
        messages: unread,
        reviews: reviews.data?.data.length,
      }}
    />
  );
}
