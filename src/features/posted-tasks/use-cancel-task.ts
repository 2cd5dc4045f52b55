import { useQueryClient } from '@tanstack/react-query';
import { cancelTask, getTask } from '#src/contract/tasks.ts';
import type { Task } from '#src/domain/task.ts';
import { taskEditDraft } from '#src/features/task/drafts.ts';
import { taskQuery } from '#src/features/task/queries.ts';
import { NOT_FOUND } from '#src/lib/calls/http-status.ts';
import { useLateNotice } from '#src/lib/forms/dialog-form.ts';
import { useServices } from '#src/lib/app/ServicesProvider.tsx';
import { invalidate } from '#src/lib/calls/patch.ts';
import { prepareCall } from '#src/lib/calls/reliable-call.ts';
import { useApiMutation } from '#src/lib/calls/use-api-mutation.ts';
import { postedTasksCopy } from './copy.ts';

const copy = postedTasksCopy.cancel;

/**
 * After an unknown outcome the task itself tells whether it was canceled (product.md §7). One that isn't
 * found was deleted elsewhere: lists are refetched. A notice tells a failure once the caller can't.
 */
export function useCancelTask(task: Task, isShown: boolean) {
  const { api, drafts, notices } = useServices();
  const queries = useQueryClient();
  const params = { id: task.id };
  const tellLate = useLateNotice(isShown);

  return useApiMutation<null, { task: Task }>({
    key: ['task', task.id, 'cancel'],
    request: () => prepareCall(cancelTask, { params }),
    async confirm(_, options) {
      const fresh = await api.call(getTask, { params }, options);
      return fresh.task.status === 'cancelled' ? fresh : null;
    },
    onSuccess(answer) {
      queries.setQueryData(taskQuery(api, task.id).queryKey, answer);
      drafts.clear(taskEditDraft(task.id));
      notices.show({ tone: 'success', text: copy.done });
    },
    onError(error) {
      if (error.status === NOT_FOUND) invalidate(queries, cancelTask);
      tellLate({ tone: 'danger', text: error.messageOr(copy.failed) });
    },
  });
}
