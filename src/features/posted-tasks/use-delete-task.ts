import { deleteTask, getTask } from '#src/contract/tasks.ts';
import type { Task } from '#src/domain/task.ts';
import { deletedTaskPatch } from '#src/features/task/deleted-task-patch.ts';
import { taskEditDraft } from '#src/features/task/drafts.ts';
import { NOT_FOUND } from '#src/lib/calls/http-status.ts';
import { ApiError } from '#src/lib/calls/api-error.ts';
import { useLateNotice } from '#src/lib/forms/dialog-form.ts';
import { useServices } from '#src/lib/app/ServicesProvider.tsx';
import { useApiMutation } from '#src/lib/calls/use-api-mutation.ts';
import { postedTasksCopy } from './copy.ts';

const copy = postedTasksCopy.delete;

/**
 * Deletes a task (section 7). A task that the server doesn't find is gone as well: it was deleted elsewhere, or
 * the answer was lost.
 *
 * @param isShown whether the caller can show a failure; a notice does so once it can't
 * @param onDeleted called once the task is gone from its lists
 */
export function useDeleteTask(task: Task, isShown: boolean, onDeleted: () => void) {
  const { api, drafts, notices } = useServices();
  const params = { id: task.id };
  const tellLate = useLateNotice(isShown);

  /** Resolves once the task is gone: after a call that succeeds, or that doesn't find it. */
  async function goneAfter(call: Promise<unknown>): Promise<Task> {
    await call.catch((error: unknown) => {
      if (!(error instanceof ApiError && error.status === NOT_FOUND)) throw error;
    });
    return task;
  }

  return useApiMutation<null, Task>({
    key: ['task', task.id, 'delete'],
    request: () => ({
      endpoint: deleteTask,
      send: (client, options) => goneAfter(client.call(deleteTask, { params }, options)),
    }),
    patch: deletedTaskPatch,
    async confirm(_, options) {
      let isThere = false;
      const read = api.call(getTask, { params }, options).then(() => (isThere = true));
      const gone = await goneAfter(read);
      return isThere ? null : gone;
    },
    onSuccess() {
      drafts.clear(taskEditDraft(task.id));
      notices.show({ tone: 'success', text: copy.done });
      onDeleted();
    },
    onError: (error) => tellLate({ tone: 'danger', text: error.messageOr(copy.failed) }),
  });
}
