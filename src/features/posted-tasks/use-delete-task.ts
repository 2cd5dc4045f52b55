import { deleteTask, getTask } from '#src/contract/tasks.ts';
import type { Task } from '#src/domain/task.ts';
import { deletedTaskPatch } from '#src/features/task/deleted-task-patch.ts';
import { taskEditDraft } from '#src/features/task/drafts.ts';
import { unlessNotFound } from '#src/lib/calls/api-error.ts';
import { useLateNotice } from '#src/lib/forms/dialog-form.ts';
import { useServices } from '#src/lib/app/ServicesProvider.tsx';
import { useApiMutation } from '#src/lib/calls/use-api-mutation.ts';
import { postedTasksCopy } from './copy.ts';

const copy = postedTasksCopy.delete;

/**
 * A task that the server doesn't find is gone as well: it was deleted elsewhere, or the answer was lost
 * (product.md §7). A notice tells a failure once the caller can't.
 */
export function useDeleteTask(task: Task, isShown: boolean, onDeleted: () => void) {
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
