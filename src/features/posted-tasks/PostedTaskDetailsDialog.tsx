import { useId, type RefObject } from 'react';
import { taskTimeline } from '#src/domain/task-machine.ts';
import type { Task } from '#src/domain/task.ts';
import { Steps } from '#src/features/offer/Steps.tsx';
import { DetailsBody } from '#src/features/task/DetailsDialog.tsx';
import { TaskDialog, TaskFacts, TaskTexts } from '#src/features/task/TaskDialog.tsx';
import { useTask } from '#src/features/task/use-task.ts';
import { postedTasksCopy } from './copy.ts';
import type { PostedTaskActions } from './PostedTaskCard.tsx';
import { PostedTaskFooter } from './PostedTaskFooter.tsx';
import { TaskSides } from './TaskSides.tsx';

const copy = postedTasksCopy.details;

export interface PostedTaskDetailsDialogProps extends Pick<
  PostedTaskActions,
  'onEdit' | 'onDelete'
> {
  id: number;
  /** The task from the list, shown while the call is pending and if it fails. */
  known?: Task | undefined;
  /** Only the client of a task can change it. */
  viewer: number;
  isOpen: boolean;
  /** Gets the focus on close when the card of the task is gone. */
  focusFallback?: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/** A posted task with its timeline, worker and accepted offer (product.md §2, §4). */
export function PostedTaskDetailsDialog({
  id,
  known,
  viewer,
  isOpen,
  focusFallback,
  onClose,
  onEdit,
  onDelete,
}: PostedTaskDetailsDialogProps) {
  const timelineId = useId();
  return (
    <TaskDialog
      fetched={useTask(id, known)}
      notFound={copy.notFound}
      isOpen={isOpen}
      focusFallback={focusFallback}
      onClose={onClose}
      renderFooter={(task) => (
        <PostedTaskFooter {...{ task, viewer, isOpen, onClose, onEdit, onDelete }} />
      )}
    >
      {(task) => (
        <DetailsBody
          texts={
            <>
              <TaskSides task={task} />
              <TaskTexts task={task} />
            </>
          }
          facts={<TaskFacts task={task} hasInquiries />}
          last={
            <section className="flex flex-col gap-4">
              <h3 id={timelineId}>{copy.timeline}</h3>
              <Steps steps={taskTimeline(task)} ending="ended" labelledBy={timelineId} />
            </section>
          }
        />
      )}
    </TaskDialog>
  );
}
