import type { Task } from '#src/domain/task.ts';
import { TaskToEdit } from '#src/features/posted-tasks/TaskToEdit.tsx';
import { DialogSlot } from '#src/ui/DialogSlot.tsx';
import { lazyDialog } from '#src/ui/lazy-dialog.tsx';
import type { useClientView } from './use-client-view.ts';

export const TaskFormDialog = lazyDialog(
  'TaskFormDialog',
  () => import('#src/features/task-form/TaskFormDialog.tsx'),
);

/** Once the task is saved, its details open (product.md §4). */
export function TaskForms({
  view,
  tasks,
  viewer,
}: {
  view: ReturnType<typeof useClientView>;
  tasks: readonly Task[] | undefined;
  viewer: number;
}) {
  const results = {
    onSaved: ({ task }: { task: Task }) => view.replace({ task: task.id }),
    onClose: view.close,
  };
  return (
    <>
      <DialogSlot value={view.post}>
        {(title, isOpen) => (
          <TaskFormDialog task={null} title={title} isOpen={isOpen} {...results} />
        )}
      </DialogSlot>
      <DialogSlot value={view.edit}>
        {(id, isOpen) => (
          <TaskToEdit
            id={id}
            known={tasks?.find((task) => task.id === id)}
            viewer={viewer}
            isOpen={isOpen}
            onClose={results.onClose}
          >
            {(task) => <TaskFormDialog task={task} isOpen={isOpen} {...results} />}
          </TaskToEdit>
        )}
      </DialogSlot>
    </>
  );
}
