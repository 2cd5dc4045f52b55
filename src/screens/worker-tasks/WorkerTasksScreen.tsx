import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import type { Task } from '#src/domain/task.ts';
import { CategoriesFailure } from '#src/entities/tasks/CategoriesFailure.tsx';
import { useCategories } from '#src/entities/tasks/use-categories.ts';
import { tasksCopy as copy } from '#src/features/tasks/copy.ts';
import { NoTasks } from '#src/features/tasks/NoTasks.tsx';
import { taskList } from '#src/features/tasks/queries.ts';
import { narrowsResults, taskFilters } from '#src/features/tasks/task-filters.ts';
import { TaskFiltersForm } from '#src/features/tasks/TaskFiltersForm.tsx';
import { TaskList, TaskListSkeleton } from '#src/features/tasks/TaskList.tsx';
import { useOwnConversations } from '#src/features/tasks/use-own-conversations.ts';
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

// Loaded once the list is on the screen, which doesn't wait for them.
const TaskDetailsDialog = lazyDialog(
  'TaskDetailsDialog',
  async () => (await import('#src/features/tasks/TaskDetailsDialog.tsx')).TaskDetailsDialog,
);
const FirstMessageDialog = lazyDialog(
  'FirstMessageDialog',
  async () => (await import('#src/features/tasks/FirstMessageDialog.tsx')).FirstMessageDialog,
);

/** The viewer id while the route's guard redirects a signed-out visitor. It matches no user. */
const NO_VIEWER = 0;

/** The /worker/tasks screen: the tasks that a worker can take, and the first message to a client (section 2). */
export function WorkerTasksScreen() {
  const viewer = useSession()?.user.id ?? NO_VIEWER;
  const filters = useUrlFilters(taskFilters);
  const list = usePagedList(taskList(filters.applied));
  const categories = useCategories();
  const conversations = useOwnConversations(viewer);
  const details = useOpenItem('task');
  const [messaged, setMessaged] = useState<Task | null>(null);

  const { open } = details;
  const { flush } = filters;
  const showDetails = useCallback(
    // What was typed last is still on its way to the URL: closing the details must not undo it.
    ({ task }: { task: Task }) => void flush().then((params) => open(task.id, params)),
    [flush, open],
  );
  const writeMessage = useCallback(({ task }: { task: Task }) => setMessaged(task), []);

  const { items: tasks, counts } = list;
  const isLoaded = tasks !== undefined;
  const isEmpty = list.state === 'ready' && tasks?.length === 0;
  // The list of the previous filters stays until the next one arrives, and with it the reason it is empty.
  const [isFiltered, setIsFiltered] = useState(false);
  const narrows = narrowsResults(filters.applied);
  if (!list.isOutdated && narrows !== isFiltered) setIsFiltered(narrows);
  const hasNoMatch = isEmpty && isFiltered;
  const { keyOf } = taskFilters;
  const isCurrent = isLoaded && !list.isOutdated && keyOf(filters.draft) === keyOf(filters.applied);
  const preloadDetails = usePreload(TaskDetailsDialog);
  const preloadMessage = usePreload(FirstMessageDialog);
  const preloadDialogs = useEffectEvent(() => {
    preloadDetails();
    preloadMessage();
  });
  useEffect(() => {
    if (isLoaded) preloadDialogs();
  }, [isLoaded]);

  return (
    <Container className="flex flex-col gap-6 py-8 md:py-12">
      <PageTitle>{copy.title}</PageTitle>
      <header className="flex flex-col gap-2">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <h1>{copy.title}</h1>
          {tasks && <Badge tone="brand">{copy.total(counts.total)}</Badge>}
          {list.state === 'loading' && <Skeleton className="h-6.5 w-20 rounded-pill" />}
        </div>
        <p className="max-w-reading text-lg text-ink-muted">{copy.intro}</p>
      </header>
      <TaskFiltersForm
        filters={filters}
        categories={categories.list}
        matches={isCurrent ? counts.total : null}
        status={
          <>
            {tasks && <Badge>{copy.showing(counts.shown, counts.total)}</Badge>}
            {list.state === 'loading' && <Skeleton className="h-6.5 w-32 rounded-pill" />}
            {list.isOutdated && <Spinner className="size-4 text-ink-muted" />}
          </>
        }
        hasClearButton={!hasNoMatch}
        isRefreshing={list.isRefreshing}
        onRefresh={list.refresh}
      />
      <CategoriesFailure categories={categories} />
      <LoadRegion
        label={copy.listLabel}
        state={isEmpty ? 'empty' : list.state}
        isBusy={list.isBusy}
        isSlow={list.isSlow}
        error={list.error?.message}
        errorTitle={copy.error.title}
        onRetry={list.retry}
        skeleton={<TaskListSkeleton />}
        empty={<NoTasks isFiltered={hasNoMatch} onClear={filters.clear} />}
      >
        {tasks && (
          <TaskList
            tasks={tasks}
            conversations={conversations}
            viewer={viewer}
            more={list.more}
            isMoreSlow={list.isNextPageSlow}
            moreError={list.moreError}
            added={list.added}
            onLoadMore={list.loadMore}
            onView={showDetails}
            onMessage={writeMessage}
          />
        )}
      </LoadRegion>
      <DialogSlot value={details.id}>
        {(id, isOpen) => (
          <TaskDetailsDialog
            id={id}
            known={tasks?.find((task) => task.id === id)}
            viewer={viewer}
            conversation={conversations.get(id)?.id}
            isOpen={isOpen}
            onClose={details.close}
            onMessage={writeMessage}
          />
        )}
      </DialogSlot>
      <DialogSlot value={messaged}>
        {(task, isOpen) => (
          <FirstMessageDialog
            task={task}
            conversation={conversations.get(task.id)}
            isOpen={isOpen}
            onClose={() => setMessaged(null)}
          />
        )}
      </DialogSlot>
    </Container>
  );
}
