import { useQueryClient } from '@tanstack/react-query';
import { cancelTask, getTask } from '#src/contract/tasks.ts';
import type { Task } from '#src/domain/task.ts';
import { taskEditDraft } from '#src/entities/tasks/drafts.ts';
import { deletedTaskPatch, predictTask, taskPatch } from '#src/entities/tasks/task-patches.ts';
import { NOT_FOUND } from '#src/lib/http-status.ts';
import { useLateNotice } from '#src/lib/dialog-form.ts';
import { useServices } from '#src/lib/ServicesProvider.tsx';
import { applyPatch, invalidate } from '#src/lib/patch.ts';
import { prepareCall } from '#src/lib/reliable-call.ts';
import { useApiMutation } from '#src/lib/use-api-mutation.ts';
import { postedTasksCopy } from './copy.ts';

const copy = postedTasksCopy.cancel;

/** The key of the mutation that cancels a task. */
export const cancelTaskKey = (taskId: number) => ['task', taskId, 'cancel'] as const;

/** What canceling changes in a task. */
const CANCELED = { status: 'cancelled', assigned_worker: null, accepted_offer: null } as const;

/**
 * Cancels a task (section 7), with the status set before the answer arrives. After a conflict or an unknown
 * outcome the task is refetched, and tells whether it was canceled. A task that isn't found was deleted
 * elsewhere, and is removed.
 *
 * @param isShown whether the caller can show a failure; a notice does so once it can't
 */
export function useCancelTask(task: Task, isShown: boolean) {
  const { api, drafts, environment, notices } = useServices();
  const queries = useQueryClient();
  const params = { id: task.id };
  const tellLate = useLateNotice(isShown);

  return useApiMutation<null, { task: Task }>({
    key: cancelTaskKey(task.id),
    request: () => prepareCall(cancelTask, { params }),
    patch: taskPatch,
    optimistic: () => predictTask(queries, task, CANCELED),
    async confirm(_, options) {
      const fresh = await api.call(getTask, { params }, options);
      applyPatch(queries, taskPatch, fresh);
      return fresh.task.status === 'cancelled' ? fresh : null;
    },
    onSuccess() {
      drafts.clear(taskEditDraft(task.id));
      notices.show({ tone: 'success', text: copy.done });
    },
    onError(error) {
      if (error.status === NOT_FOUND) {
        const at = new Date(environment.clock.now()).toISOString();
        applyPatch(queries, deletedTaskPatch, { id: task.id, at });
        invalidate(queries, cancelTask);
      }
      tellLate({ tone: 'danger', text: error.messageOr(copy.failed) });
    },
  });
}
