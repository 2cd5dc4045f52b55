import { MessageCircle } from 'lucide-react';
import { memo } from 'react';
import type { Task } from '#src/domain/task.ts';
import { Button } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { ContactNote } from './ContactNote.tsx';
import { tasksCopy } from './copy.ts';
import { messageBlocker } from './message-blocker.ts';
import { TaskSummary } from './TaskSummary.tsx';

const copy = tasksCopy.card;

export interface TaskCardProps {
  task: Task;
  /** The viewer's user id. */
  viewer: number;
  /** The id of the viewer's conversation about the task, if any. */
  conversation: number | undefined;
  /** Called to show the details. */
  onView: (selected: { task: Task }) => void;
  /** Called to write to the client. */
  onMessage: (selected: { task: Task }) => void;
}

/** A task in the list (section 2). Memoized: pass stable callbacks. */
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
    <Card asChild padding="md">
      <article
        aria-labelledby={titleId}
        className="flex h-full flex-col gap-4 hover:border-line-strong/70"
      >
        <TaskSummary task={task} titleId={titleId} />
        <footer className="flex flex-col gap-3 border-t border-line pt-4">
          <ContactNote id={noteId} {...{ title, conversation, blocker }} />
          <div className="flex flex-wrap gap-3 *:grow">
            <Button variant="secondary" onClick={() => onView({ task })}>
              {copy.view} <VisuallyHidden>{title}</VisuallyHidden>
            </Button>
            <Button
              variant={conversation === undefined ? 'primary' : 'secondary'}
              icon={<MessageCircle aria-hidden strokeWidth={1.75} />}
              disabled={blocker !== null}
              aria-describedby={blocker === null ? undefined : noteId}
              onClick={() => onMessage({ task })}
            >
              {copy.message} <VisuallyHidden>{copy.about(title)}</VisuallyHidden>
            </Button>
          </div>
        </footer>
      </article>
    </Card>
  );
});
