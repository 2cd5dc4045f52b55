import { useCallback, useState } from 'react';
import { Link } from 'react-router-dom';
import type { Task } from '#src/domain/task.ts';
import { CategoriesFailure } from '#src/features/task/CategoriesFailure.tsx';
import { useCategories } from '#src/features/task/use-categories.ts';
import { tasksCopy as copy } from '#src/features/available-tasks/copy.ts';
import { filteredTasks } from '#src/features/available-tasks/queries.ts';
import { TaskFiltersForm } from '#src/features/available-tasks/TaskFiltersForm.tsx';
import { TaskCard } from '#src/features/available-tasks/TaskCard.tsx';
import { TaskCardSkeleton } from '#src/features/available-tasks/TaskCard.tsx';
import { useOwnConversations } from '#src/features/available-tasks/use-own-conversations.ts';
import { useSession } from '#src/lib/app/EnvironmentProvider.tsx';
import { useFilteredList } from '#src/lib/lists/use-filtered-list.ts';
import { paths } from '#src/lib/navigation/paths.ts';
import { Button } from '#src/ui/Button.tsx';
import { DialogSlot } from '#src/ui/DialogSlot.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { lazyDialog } from '#src/ui/lazy-dialog.tsx';
import { Scene } from '#src/ui/Scene.tsx';
import { FilteredListPage } from '../FilteredListPage.tsx';

const TaskDetailsDialog = lazyDialog(
  'TaskDetailsDialog',
  () => import('#src/features/available-tasks/TaskDetailsDialog.tsx'),
);
const FirstMessageDialog = lazyDialog(
  'FirstMessageDialog',
  () => import('#src/features/available-tasks/FirstMessageDialog.tsx'),
);

/** While the route's guard redirects a signed-out visitor. It matches no user. */
const NO_VIEWER = 0;

export function WorkerTasksScreen() {
  const viewer = useSession()?.user.id ?? NO_VIEWER;
  const page = useFilteredList(filteredTasks);
  const categories = useCategories();
  const conversations = useOwnConversations(viewer);
  const [messaged, setMessaged] = useState<Task | null>(null);

  const { open } = page;
  const showDetails = useCallback(({ task }: { task: Task }) => open(task), [open]);
  const writeMessage = useCallback(({ task }: { task: Task }) => setMessaged(task), []);

  const renderCard = useCallback(
    (task: Task) => (
      <TaskCard
        task={task}
        viewer={viewer}
        conversation={conversations.get(task.id)?.id}
        onView={showDetails}
        onMessage={writeMessage}
      />
    ),
    [viewer, conversations, showDetails, writeMessage],
  );

  const { list, filters } = page;
  return (
    <FilteredListPage
      copy={copy}
      page={page}
      dialogParts={[TaskDetailsDialog, FirstMessageDialog]}
      renderFilters={(bar) => (
        <>
          <TaskFiltersForm {...bar} filters={filters} categories={categories.list} />
          <CategoriesFailure categories={categories} />
        </>
      )}
      columns={3}
      // A card with three lines of description, and the gap below it.
      estimatedHeight={380}
      cardSkeleton={<TaskCardSkeleton />}
      skeletonCount={6}
      empty={
        <EmptyState
          picture={<Scene name="garden" />}
          title={copy.empty.title}
          action={
            <Button asChild variant="secondary">
              <Link to={paths.messages.to()}>{copy.empty.action}</Link>
            </Button>
          }
        >
          {copy.empty.text}
        </EmptyState>
      }
      onClear={filters.clear}
      renderCard={renderCard}
    >
      <DialogSlot value={page.openId}>
        {(id, isOpen) => (
          <TaskDetailsDialog
            id={id}
            known={list.items?.find((task) => task.id === id)}
            viewer={viewer}
            conversation={conversations.get(id)?.id}
            isOpen={isOpen}
            onClose={page.close}
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
    </FilteredListPage>
  );
}
WorkerTasksScreen.route = 'workerTasks' as const;
