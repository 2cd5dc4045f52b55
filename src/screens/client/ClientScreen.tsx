import { useMemo, useRef } from 'react';
import { clientDashboardCopy as copy } from '#src/features/client-dashboard/copy.ts';
import { ClientHeader } from '#src/features/client-dashboard/ClientHeader.tsx';
import { ClientStats } from '#src/features/client-dashboard/ClientStats.tsx';
import { useClientDashboard } from '#src/features/client-dashboard/use-client-dashboard.ts';
import { useUnreadCount } from '#src/features/messages/use-unread-count.ts';
import type { PostedTaskActions } from '#src/features/posted-tasks/PostedTaskCard.tsx';
import { PostedTasks } from '#src/features/posted-tasks/PostedTasks.tsx';
import { usePostedTasks } from '#src/features/posted-tasks/use-posted-tasks.ts';
import { useSession } from '#src/lib/EnvironmentProvider.tsx';
import { Container } from '#src/ui/Container.tsx';
import { LoadRegion } from '#src/ui/LoadRegion.tsx';
import { PageGrid, PageGridCell } from '#src/ui/PageGrid.tsx';
import { PageTitle } from '../PageTitle.tsx';
import { useClientView } from './use-client-view.ts';

/** The /client screen: the viewer's figures as a client, and the tasks that they have posted (section 2). */
export function ClientScreen() {
  const session = useSession();
  const view = useClientView();
  const { dashboard, load } = useClientDashboard();
  const posted = usePostedTasks({
    recent: dashboard?.recent_tasks,
    total: dashboard?.summary.total_tasks,
    hasFailed: load.state === 'error',
  });
  const heading = useRef<HTMLHeadingElement>(null);
  const unread = useUnreadCount();
  const { show } = view;
  const actions = useMemo<PostedTaskActions>(
    () => ({
      onView: ({ task }) => show({ task: task.id }),
      onEdit: ({ task }) => show({ edit: task.id }),
      onDelete: () => {},
    }),
    [show],
  );
  if (session === null) return null;

  const post = () => show({ post: '' });
  return (
    <Container className="flex flex-col gap-4 py-6 md:gap-6 md:py-8">
      <PageTitle>{copy.title}</PageTitle>
      <ClientHeader
        firstName={session.user.first_name}
        unread={unread}
        pending={dashboard?.summary.pending_offers ?? 0}
        onPost={post}
      />
      <LoadRegion
        label={copy.stats.label}
        state={load.state}
        isBusy={load.isBusy}
        isSlow={load.isSlow}
        error={load.error?.message}
        errorTitle={copy.stats.failed}
        isInline
        onRetry={load.retry}
        skeleton={<ClientStats summary={null} />}
      >
        {dashboard && <ClientStats summary={dashboard.summary} />}
      </LoadRegion>
      <PageGrid className="pt-2 md:pt-4">
        <PageGridCell span={12}>
          <PostedTasks posted={posted} actions={actions} headingRef={heading} onPost={post} />
        </PageGridCell>
      </PageGrid>
    </Container>
  );
}
