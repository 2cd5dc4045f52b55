import { useEffect, useRef, useState } from 'react';
import { TASK_STATES } from '#src/domain/task-machine.ts';
import type { Task } from '#src/domain/task.ts';
import { CloseDetailsButton } from '#src/features/task/DetailsDialog.tsx';
import { AlertDialog } from '#src/ui/AlertDialog.tsx';
import { Button } from '#src/ui/Button.tsx';
import { SlowNotice } from '#src/ui/SlowNotice.tsx';
import { postedTasksCopy } from './copy.ts';
import type { PostedTaskActions } from './PostedTaskCard.tsx';
import { TaskFailure } from './TaskFailure.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { cancelTask, getTask } from '#src/contract/tasks.ts';
import { taskEditDraft } from '#src/features/task/drafts.ts';
import { taskQuery } from '#src/features/task/use-task.ts';
import { NOT_FOUND } from '#src/lib/calls/http-status.ts';
import { useLateNotice } from '#src/lib/forms/dialog-form.ts';
import { useServices } from '#src/lib/app/ServicesProvider.tsx';
import { invalidate } from '#src/lib/calls/patch.ts';
import { prepareCall } from '#src/lib/calls/reliable-call.ts';
import { useApiMutation } from '#src/lib/calls/use-api-mutation.ts';

const copy = postedTasksCopy.cancel;
const { card } = postedTasksCopy;

/** What the viewer can do with the task in its status (product.md §6), or Close. */
export function PostedTaskFooter({
  task,
  viewer,
  isOpen,
  onClose,
  onEdit,
  onDelete,
}: Pick<PostedTaskActions, 'onEdit' | 'onDelete'> & {
  task: Task;
  viewer: number;
  isOpen: boolean;
  onClose: () => void;
}) {
  const [isAsking, setIsAsking] = useState(false);
  const { send, isPending, isSlow, failure, stopWaiting } = useCancelTask(task, isOpen);
  const actions = task.client.id === viewer ? TASK_STATES[task.status].actions : [];

  const row = useRef<HTMLDivElement>(null);
  const dialog = () => row.current?.closest<HTMLElement>('[role="dialog"]');
  const shownStatus = useRef(task.status);
  // The status is at the top, and the button that has changed it at the bottom.
  useEffect(() => {
    if (shownStatus.current === task.status) return;
    shownStatus.current = task.status;
    dialog()?.scrollTo({ top: 0 });
  }, [task.status]);
  // The pressed button may be gone, and the focus with it.
  useEffect(() => {
    if (document.activeElement === document.body) dialog()?.focus({ preventScroll: true });
  }, [task.status, isSlow]);

  return (
    <div ref={row} className="flex w-full flex-col gap-4">
      {failure && task.status !== 'cancelled' && (
        <TaskFailure failure={failure} title={copy.failedTitle} fallback={copy.failed} />
      )}
      {isSlow && <SlowNotice onStop={stopWaiting} />}
      <div className="flex flex-wrap justify-end gap-3 max-sm:*:grow">
        {actions.includes('delete') && (
          <Button
            variant="ghost"
            className="-ms-5 me-auto grow-0! not-data-disabled:text-danger-ink!"
            disabled={isPending}
            onClick={() => onDelete({ task })}
          >
            {card.delete}
          </Button>
        )}
        {!actions.includes('edit') && <CloseDetailsButton onClose={onClose} />}
        {actions.includes('cancel') && (
          <Button
            variant="secondary"
            isBusy={isPending}
            busyLabel={copy.underWay}
            onClick={() => setIsAsking(true)}
          >
            {copy.label}
          </Button>
        )}
        {actions.includes('edit') && (
          <Button disabled={isPending} onClick={() => onEdit({ task })}>
            {card.edit}
          </Button>
        )}
      </div>
      <AlertDialog
        isOpen={isAsking}
        title={copy.title}
        description={task.accepted_offer ? copy.textBooked : copy.text}
        cancelLabel={copy.keep}
        actionLabel={copy.label}
        onCancel={() => setIsAsking(false)}
        onAction={() => {
          setIsAsking(false);
          send(null);
        }}
      />
    </div>
  );
}

/** The task tells an unknown outcome (product.md §7). If it isn't found, lists are refetched. */
function useCancelTask(task: Task, isShown: boolean) {
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
