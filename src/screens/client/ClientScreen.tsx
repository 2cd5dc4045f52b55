import { useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import type { Task } from '#src/domain/task.ts';
import { clientDashboardCopy as copy } from '#src/features/dashboards/client/copy.ts';
import { ClientHeader } from '#src/features/dashboards/client/ClientHeader.tsx';
import { ClientStats } from '#src/features/dashboards/client/ClientStats.tsx';
import { useClientDashboard } from '#src/features/dashboards/client/use-client-dashboard.ts';
import {
  ClientShares,
  ClientSharesSkeleton,
} from '#src/features/dashboards/client/ClientStats.tsx';
import { isChartable, spendingShares, taskShares } from '#src/features/dashboards/shares.ts';
import { useUnreadCount } from '#src/features/messages/sync/use-unread-count.ts';
import { type PostedTaskActions, viewLinkId } from '#src/features/posted-tasks/PostedTaskCard.tsx';
import { PostedTasks } from '#src/features/posted-tasks/PostedTasks.tsx';
import { usePostedTasks } from '#src/features/posted-tasks/use-posted-tasks.ts';
import { Waiting } from '#src/features/dashboards/Waiting.tsx';
import { useSession } from '#src/lib/app/EnvironmentProvider.tsx';
import { Container } from '#src/ui/Container.tsx';
import { DialogSlot } from '#src/ui/DialogSlot.tsx';
import { usePreloadWhen } from '#src/ui/lazy-part.tsx';
import { lazyDialog } from '#src/ui/lazy-dialog.tsx';
import { LoadRegion } from '#src/ui/LoadRegion.tsx';
import { PageGrid, PageGridCell } from '#src/ui/PageGrid.tsx';
import { PageTitle } from '../PageMeta.tsx';
import { TaskFormDialog, TaskForms } from './TaskForms.tsx';
import { useClientView } from './use-client-view.ts';

// Loaded once the tasks are on the screen, which don't wait for them.
const PostedTaskDetailsDialog = lazyDialog(
  'PostedTaskDetailsDialog',
  () => import('#src/features/posted-tasks/PostedTaskDetailsDialog.tsx'),
);
const DeleteTaskDialog = lazyDialog(
  'DeleteTaskDialog',
  () => import('#src/features/posted-tasks/DeleteTaskDialog.tsx'),
);

export function ClientScreen() {
  const session = useSession();
  const view = useClientView();
  const { dashboard, load } = useClientDashboard();
  const summary = dashboard?.summary;
  const posted = usePostedTasks({
    recent: dashboard?.recent_tasks,
    total: summary?.total_tasks,
    hasFailed: load.state === 'error',
  });
  const unread = useUnreadCount(summary?.unread_messages_count);
  const { show } = view;
  const [deleting, setDeleting] = useState<Task | null>(null);
  const actions = useMemo<PostedTaskActions>(
    () => ({
      onView: ({ task }) => show({ task: task.id }),
      onEdit: ({ task }) => show({ edit: task.id }),
      onDelete: ({ task }) => setDeleting(task),
    }),
    [show],
  );
  const { tasks } = posted;
  usePreloadWhen(tasks !== undefined, PostedTaskDetailsDialog, DeleteTaskDialog, TaskFormDialog);
  const { heading, target } = useFocusAfterDelete(tasks, deleting, view.task);
  if (session === null) return null;

  // While it is loading, their place is free, so that the tasks stay as wide as they are.
  const hasShares =
    load.state === 'loading' ||
    (summary !== undefined && [spendingShares(summary), taskShares(summary)].some(isChartable));
  const post = () => show({ post: '' });
  return (
    <Container className="flex flex-col gap-4 py-4 md:gap-6 md:py-8">
      <PageTitle>{copy.title}</PageTitle>
      <ClientHeader
        firstName={session.user.first_name}
        unread={unread}
        pending={summary?.pending_offers ?? 0}
        onPost={post}
      />
      {load.state !== 'error' && (
        <Waiting
          isLoading={load.state === 'loading'}
          counts={{
            overdueTasks: summary?.tasks_needing_attention,
            messages: unread,
          }}
        />
      )}
      <LoadRegion
        {...load}
        label={copy.stats.label}
        error={load.error?.message}
        errorTitle={copy.stats.failed}
        isInline
        skeleton={<ClientStats summary={null} unread={unread} />}
      >
        {summary && <ClientStats summary={summary} unread={unread} />}
      </LoadRegion>
      <PageGrid className="pt-2 md:pt-4">
        <PageGridCell span={{ md: 12, lg: hasShares ? 8 : 12 }}>
          <PostedTasks posted={posted} actions={actions} headingRef={heading} onPost={post} />
        </PageGridCell>
        {hasShares && (
          // Beside the tasks; below them, two in a row.
          <PageGridCell
            span={{ md: 12, lg: 4 }}
            className="content-start self-start md:max-lg:grid-cols-2 md:max-lg:*:last:odd:col-span-2 lg:sticky lg:top-[calc(4rem+var(--page-top))] lg:pt-11"
          >
            {summary ? <ClientShares summary={summary} /> : <ClientSharesSkeleton />}
          </PageGridCell>
        )}
      </PageGrid>
      <TaskForms view={view} tasks={tasks} viewer={session.user.id} />
      <DialogSlot value={view.task}>
        {(id, isOpen) => (
          <PostedTaskDetailsDialog
            id={id}
            known={tasks?.find((task) => task.id === id)}
            viewer={session.user.id}
            isOpen={isOpen}
            focusFallback={target}
            onClose={view.close}
            onEdit={({ task }) => view.replace({ edit: task.id })}
            onDelete={actions.onDelete}
          />
        )}
      </DialogSlot>
      <DialogSlot value={deleting}>
        {(task, isOpen) => (
          <DeleteTaskDialog
            task={task}
            isOpen={isOpen}
            focusFallback={target}
            onClose={() => setDeleting(null)}
            onDeleted={() => {
              setDeleting(null);
              if (view.task === task.id) view.close();
            }}
          />
        )}
      </DialogSlot>
    </Container>
  );
}
ClientScreen.route = 'client' as const;

/** After a deletion: to the next card, or the heading. Once details are open, an earlier one has no say. */
function useFocusAfterDelete(
  tasks: readonly Task[] | undefined,
  deleting: Task | null,
  opened: number | null,
) {
  const heading = useRef<HTMLHeadingElement>(null);
  const neighbor = useRef<number | null>(null);
  useEffect(() => {
    if (opened !== null) neighbor.current = null;
  }, [opened]);
  useEffect(() => {
    // The list as it was when the user asked: the task leaves it before the dialogs close.
    const index = tasks?.findIndex(({ id }) => id === deleting?.id) ?? -1;
    if (index !== -1) neighbor.current = (tasks?.[index + 1] ?? tasks?.[index - 1])?.id ?? null;
  }, [tasks, deleting]);
  const target = useMemo<RefObject<HTMLElement | null>>(
    () => ({
      get current() {
        const { current: id } = neighbor;
        return (id === null ? null : document.getElementById(viewLinkId(id))) ?? heading.current;
      },
    }),
    [],
  );
  return { heading, target };
}
