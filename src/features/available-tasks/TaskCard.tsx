import { MessageCircle } from 'lucide-react';
import { memo } from 'react';
import { Link } from 'react-router-dom';
import type { Task } from '#src/domain/task.ts';
import { paths } from '#src/lib/navigation/paths.ts';
import { Button } from '#src/ui/Button.tsx';
import { CardLink } from '#src/ui/Card.tsx';
import { actionRowClasses, actionRowLinkClasses, ItemCardSkeleton } from '#src/ui/ItemCard.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { ContactNote } from './ContactNote.tsx';
import { tasksCopy } from './copy.ts';
import { messageBlocker } from './message-blocker.ts';
import { TaskItem } from './TaskItem.tsx';
import { Skeleton, SkeletonText } from '#src/ui/Skeleton.tsx';

const copy = tasksCopy.card;

export interface TaskCardProps {
  task: Task;
  viewer: number;
  conversation: number | undefined;
  onView: (selected: { task: Task }) => void;
  onMessage: (selected: { task: Task }) => void;
}

/** Memoized: pass stable callbacks. */
export const TaskCard = memo(function TaskCard({
  task,
  viewer,
  conversation,
  onView,
  onMessage,
}: TaskCardProps) {
  const { title } = task;
  const titleId = `task-${task.id}`;
  const noteId = `${titleId}-note`;
  const blocker = messageBlocker(task, viewer);
  return (
    <TaskItem
      task={task}
      titleId={titleId}
      footer={
        <>
          <ContactNote id={noteId} {...{ title, conversation, blocker }} />
          <div className={actionRowClasses}>
            <CardLink asChild className={actionRowLinkClasses} onOpen={() => onView({ task })}>
              <Link to={paths.workerTasks.to({ task: task.id })}>
                {copy.view} <VisuallyHidden>{title}</VisuallyHidden>
              </Link>
            </CardLink>
            <Button
              variant="secondary"
              icon={<MessageCircle aria-hidden strokeWidth={1.75} />}
              isSoftDisabled={blocker !== null}
              aria-describedby={blocker === null ? undefined : noteId}
              onClick={blocker === null ? () => onMessage({ task }) : undefined}
            >
              {copy.message} <VisuallyHidden>{copy.about(title)}</VisuallyHidden>
            </Button>
          </div>
        </>
      }
    />
  );
});

export function TaskCardSkeleton() {
  return (
    <ItemCardSkeleton hasPicture hasStatus={false} buttons={['w-44']}>
      <SkeletonText lines={2} />
      <div className="mt-auto flex flex-col gap-1.5">
        <SkeletonText className="w-28 text-sm" />
        <SkeletonText className="w-48 max-w-full text-sm" />
      </div>
      <div className="flex items-center gap-2.5">
        <Skeleton className="size-8 rounded-pill" />
        <SkeletonText className="w-24 text-sm" />
      </div>
    </ItemCardSkeleton>
  );
}
