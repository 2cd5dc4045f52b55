import type { RefObject } from 'react';
import type { Task } from '#src/domain/task.ts';
import { AlertDialog } from '#src/ui/AlertDialog.tsx';
import { SlowNotice } from '#src/ui/SlowNotice.tsx';
import { postedTasksCopy } from './copy.ts';
import { TaskFailure } from './TaskFailure.tsx';
import { useDeleteTask } from './use-delete-task.ts';

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
