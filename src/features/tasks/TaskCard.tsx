import { CalendarDays, MapPin, MessageCircle } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import { cut, CUT } from '#src/domain/cut.ts';
import { formatDay } from '#src/domain/dates.ts';
import { formatMoney } from '#src/domain/money.ts';
import type { Task } from '#src/domain/task.ts';
import { taskCopy } from '#src/entities/tasks/copy.ts';
import { TaskStatusBadge } from '#src/entities/tasks/TaskStatusBadge.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { ContactNote } from './ContactNote.tsx';
import { tasksCopy } from './copy.ts';
import { messageBlocker } from './message-blocker.ts';

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
  const { title, description, location, deadline } = task;
  const titleId = `task-${task.id}`;
  const noteId = `${titleId}-note`;
  const blocker = messageBlocker(task, viewer);
  return (
    <Card asChild padding="md">
      <article
        aria-labelledby={titleId}
        className="flex h-full flex-col gap-4 hover:border-line-strong/70"
      >
        <header className="flex flex-col gap-2">
          <div className="flex items-baseline justify-between gap-4">
            <p className="min-w-0 text-sm font-medium wrap-anywhere text-ink-muted">
              <VisuallyHidden>{taskCopy.category}: </VisuallyHidden>
              {task.task_category?.name ?? taskCopy.noCategory}
            </p>
            <p className="shrink-0 font-display text-xl font-semibold tabular-nums">
              <VisuallyHidden>{copy.payment}: </VisuallyHidden>
              {formatMoney(task.payment_offer)}
            </p>
          </div>
          <h2 id={titleId} className="line-clamp-3 text-lg text-pretty wrap-anywhere">
            {title}
          </h2>
          {task.status !== 'available' && (
            <div className="flex">
              <TaskStatusBadge status={task.status} />
            </div>
          )}
        </header>
        <p className="text-pretty wrap-anywhere text-ink-muted">
          {cut(description, CUT.taskDescription)}
        </p>
        <dl className="mt-auto flex flex-col gap-1.5">
          <Fact term={taskCopy.deadline} icon={<CalendarDays aria-hidden strokeWidth={1.75} />}>
            {deadline == null ? (
              taskCopy.noDeadline
            ) : (
              <time dateTime={deadline}>{formatDay(deadline)}</time>
            )}
          </Fact>
          <Fact term={taskCopy.location} icon={<MapPin aria-hidden strokeWidth={1.75} />}>
            <span className="line-clamp-2">{location?.trim() || taskCopy.noLocation}</span>
          </Fact>
        </dl>
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

function Fact({ term, icon, children }: { term: string; icon: ReactNode; children: ReactNode }) {
  return (
    <div className="flex gap-2 text-sm">
      <dt className="flex h-lh items-center text-ink-muted [&>svg]:size-4">
        {icon}
        <VisuallyHidden>{term}</VisuallyHidden>
      </dt>
      <dd className="min-w-0 wrap-anywhere">{children}</dd>
    </div>
  );
}
