import { useCallback, useState } from 'react';
import type { Task } from '#src/domain/task.ts';
import { CategoriesFailure } from '#src/features/task/CategoriesFailure.tsx';
import { useCategories } from '#src/features/task/use-categories.ts';
import { tasksCopy as copy } from '#src/features/available-tasks/copy.ts';
import { NoTasks } from '#src/features/available-tasks/NoTasks.tsx';
import { filteredTasks } from '#src/features/available-tasks/queries.ts';
import { TaskFiltersForm } from '#src/features/available-tasks/TaskFiltersForm.tsx';
import { TaskList, TaskListSkeleton } from '#src/features/available-tasks/TaskList.tsx';
import { useOwnConversations } from '#src/features/available-tasks/use-own-conversations.ts';
import { useSession } from '#src/lib/app/EnvironmentProvider.tsx';
import { useFilteredList } from '#src/lib/lists/use-filtered-list.ts';
import { DialogSlot } from '#src/ui/DialogSlot.tsx';
import { lazyDialog } from '#src/ui/lazy-dialog.tsx';
import { FilteredListPage } from '../FilteredListPage.tsx';

const TaskDetailsDialog = lazyDialog(
  'TaskDetailsDialog',
  async () =>
    (await import('#src/features/available-tasks/TaskDetailsDialog.tsx')).TaskDetailsDialog,
);
const FirstMessageDialog = lazyDialog(
  'FirstMessageDialog',
  async () =>
    (await import('#src/features/available-tasks/FirstMessageDialog.tsx')).FirstMessageDialog,
);

/** While the route's guard redirects a signed-out visitor. It matches no user. */
const NO_VIEWER = 0;

/** product.md §2 */
export function WorkerTasksScreen() {
  const viewer = useSession()?.user.id ?? NO_VIEWER;
  const page = useFilteredList(filteredTasks);
  const categories = useCategories();
  const conversations = useOwnConversations(viewer);
  const [messaged, setMessaged] = useState<Task | null>(null);

  const { open } = page;
  const showDetails = useCallback(({ task }: { task: Task }) => open(task), [open]);
  const writeMessage = useCallback(({ task }: { task: Task }) => setMessaged(task), []);

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
      skeleton={<TaskListSkeleton />}
      empty={<NoTasks isFiltered={page.hasNoMatch} onClear={filters.clear} />}
      renderItems={(tasks) => (
        <TaskList
          {...list.nextPage}
          tasks={tasks}
          total={list.counts.total}
          conversations={conversations}
          viewer={viewer}
          onView={showDetails}
          onMessage={writeMessage}
        />
      )}
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
