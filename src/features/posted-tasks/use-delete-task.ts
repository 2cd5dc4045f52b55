import { useQueryClient } from '@tanstack/react-query';
import { deleteTask, getTask } from '#src/contract/tasks.ts';
import type { Task } from '#src/domain/task.ts';
import { deletedTaskPatch, taskPatch } from '#src/entities/tasks/task-patches.ts';
import { taskEditDraft } from '#src/entities/tasks/drafts.ts';
import { NOT_FOUND } from '#src/lib/http-status.ts';
import { ApiError } from '#src/lib/api-error.ts';
import { useLateNotice } from '#src/lib/dialog-form.ts';
import { useServices } from '#src/lib/ServicesProvider.tsx';
import { applyPatch } from '#src/lib/patch.ts';
import { useApiMutation } from '#src/lib/use-api-mutation.ts';
import { postedTasksCopy } from './copy.ts';

const copy = postedTasksCopy.delete;

/** A task that is gone. */
interface DeletedTask {
  readonly id: number;
  /** When it was found to be gone, ISO 8601. */
  readonly at: string;
}

/**
 * Deletes a task (section 7). A task that the server doesn't find is gone as well: it was deleted elsewhere, or
 * the answer was lost.
 *
 * @param isShown whether the caller can show a failure; a notice does so once it can't
 * @param onDeleted called once the task is gone from the cache
 */
export function useDeleteTask(task: Task, isShown: boolean, onDeleted: () => void) {
  const { api, drafts, environment, notices } = useServices();
  const queries = useQueryClient();
  const params = { id: task.id };
  const tellLate = useLateNotice(isShown);

  /** Resolves once the task is gone: after a call that succeeds, or that doesn't find it. */
  async function goneAfter(call: Promise<unknown>): Promise<DeletedTask> {
    await call.catch((error: unknown) => {
      if (!(error instanceof ApiError && error.status === NOT_FOUND)) throw error;
    });
    return { id: task.id, at: new Date(environment.clock.now()).toISOString() };
  }

  return useApiMutation<null, DeletedTask>({
    key: ['task', task.id, 'delete'],
    request: () => ({
      endpoint: deleteTask,
      send: (client, options) => goneAfter(client.call(deleteTask, { params }, options)),
    }),
    patch: deletedTaskPatch,
    async confirm(_, options) {
      let fresh: { task: Task } | undefined;
      const read = async () => (fresh = await api.call(getTask, { params }, options));
      const gone = await goneAfter(read());
      if (fresh === undefined) return gone;
      applyPatch(queries, taskPatch, fresh);
      return null;
    },
    onSuccess() {
      drafts.clear(taskEditDraft(task.id));
      notices.show({ tone: 'success', text: copy.done });
      onDeleted();
    },
    onError: (error) => tellLate({ tone: 'danger', text: error.messageOr(copy.failed) }),
  });
}
