import type { RefObject } from 'react';
import type { Task } from '#src/domain/task.ts';
import { AlertDialog } from '#src/ui/AlertDialog.tsx';
import { SlowNotice } from '#src/ui/SlowNotice.tsx';
import { postedTasksCopy } from './copy.ts';
import { TaskFailure } from './TaskFailure.tsx';
import { deleteTask, getTask, myTasks } from '#src/contract/tasks.ts';
import { taskEditDraft } from '#src/features/task/drafts.ts';
import { unlessNotFound } from '#src/lib/calls/api-error.ts';
import { useLateNotice } from '#src/lib/forms/dialog-form.ts';
import { useServices } from '#src/lib/app/ServicesProvider.tsx';
import { useApiMutation } from '#src/lib/calls/use-api-mutation.ts';
import { getClientDashboard } from '#src/contract/dashboards.ts';
import { inAnswer, withField, type Patch } from '#src/lib/calls/patch.ts';

const copy = postedTasksCopy.delete;

/** Stays until the task is gone (product.md §2). */
export function DeleteTaskDialog({
  task,
  isOpen,
  focusFallback,
  onClose,
  onDeleted,
}: {
  task: Task;
  isOpen: boolean;
  focusFallback?: RefObject<HTMLElement | null>;
  onClose: () => void;
  onDeleted: (deleted: { task: Task }) => void;
}) {
  const { send, isPending, isSlow, failure, stopWaiting } = useDeleteTask(task, isOpen, () =>
    onDeleted({ task }),
  );
  return (
    <AlertDialog
      isOpen={isOpen}
      title={copy.title}
      description={copy.text(task.title)}
      cancelLabel={copy.keep}
      actionLabel={copy.action}
      isBusy={isPending}
      busyLabel={copy.underWay}
      focusFallback={focusFallback}
      onCancel={onClose}
      onAction={() => send(null)}
    >
      {failure && <TaskFailure failure={failure} title={copy.failedTitle} fallback={copy.failed} />}
      {isSlow && <SlowNotice onStop={stopWaiting} />}
    </AlertDialog>
  );
}

/** A task that isn't found is deleted, too (product.md §7). A notice tells a failure once the caller can't. */
function useDeleteTask(task: Task, isShown: boolean, onDeleted: () => void) {
  const { api, drafts, notices } = useServices();
  const params = { id: task.id };
  const tellLate = useLateNotice(isShown);

  return useApiMutation<null, Task>({
    key: ['task', task.id, 'delete'],
    request: () => ({
      endpoint: deleteTask,
      async send(client, options) {
        await unlessNotFound(client.call(deleteTask, { params }, options));
        return task;
      },
    }),
    patch: deletedTaskPatch,
    async confirm(_, options) {
      const fresh = await unlessNotFound(api.call(getTask, { params }, options));
      return fresh === null ? task : null;
    },
    onSuccess() {
      drafts.clear(taskEditDraft(task.id));
      notices.show({ tone: 'success', text: copy.done });
      onDeleted();
    },
    onError: (error) => tellLate({ tone: 'danger', text: error.messageOr(copy.failed) }),
  });
}

const without = (tasks: readonly Task[], id: number) => tasks.filter((task) => task.id !== id);

/** Where the viewer has just acted on it. Everything else is refetched. */
const deletedTaskPatch: Patch<Pick<Task, 'id'>> = {
  answers: [
    inAnswer(myTasks, (answer, { id }) => ({ ...answer, tasks: without(answer.tasks, id) })),
    inAnswer(getClientDashboard, (answer, { id }) =>
      withField(
        answer,
        'dashboard',
        withField(answer.dashboard, 'recent_tasks', without(answer.dashboard.recent_tasks, id)),
      ),
    ),
  ],
  // It would only be not found.
  completes: [getTask],
};
