import { Clock, Eye, MapPin } from 'lucide-react';
import { memo } from 'react';
import { cut, CUT } from '#src/domain/cut.ts';
import { formatDate } from '#src/domain/dates.ts';
import { formatMoney } from '#src/domain/money.ts';
import { canChangeTask } from '#src/domain/task-machine.ts';
import type { Task } from '#src/domain/task.ts';
import { taskCopy } from '#src/features/task/copy.ts';
import { durationOf } from '#src/features/task/duration.ts';
import { TaskFact } from '#src/features/task/TaskFact.tsx';
import { TaskStatusBadge } from '#src/features/task/TaskStatusBadge.tsx';
import { useEnvironment } from '#src/lib/app/EnvironmentProvider.tsx';
import { Badge } from '#src/ui/Badge.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { postedTasksCopy } from './copy.ts';

const copy = postedTasksCopy.card;

/** What the viewer can do with a posted task. */
export interface PostedTaskActions {
  /** Called to show the details. */
  onView: (selected: { task: Task }) => void;
  /** Called to edit the task. */
  onEdit: (selected: { task: Task }) => void;
  /** Called to delete the task, before it is confirmed. */
  onDelete: (selected: { task: Task }) => void;
}

export interface PostedTaskCardProps {
  task: Task;
  /** What the buttons do; null for a sample, which has none. */
  actions: PostedTaskActions | null;
}

/** The id of the View button of a task's card. */
export const viewButtonId = (taskId: number): string => `posted-task-${taskId}-view`;

/** A task that the viewer has posted (section 2). Memoized: pass a stable `actions`. */
export const PostedTaskCard = memo(function PostedTaskCard({ task, actions }: PostedTaskCardProps) {
  const titleId = `posted-task-${task.id}${actions === null ? '-sample' : ''}`;
  return (
    <Card asChild padding="md">
      <article
        aria-labelledby={titleId}
        className="flex h-full flex-col gap-4 hover:border-line-strong/70"
      >
        <Header task={task} titleId={titleId} isSample={actions === null} />
        <p className="text-pretty wrap-anywhere text-ink-muted">
          {cut(task.description, CUT.taskDescription)}
        </p>
        <Facts task={task} />
        {actions && <Actions task={task} {...actions} />}
      </article>
    </Card>
  );
});

/** Title, category and date, with price and status at the end, or below on phones. */
function Header({ task, titleId, isSample }: { task: Task; titleId: string; isSample: boolean }) {
  const { timeZone } = useEnvironment();
  return (
    <header className="flex flex-col gap-x-4 gap-y-3 sm:flex-row sm:items-start sm:justify-between">
      <div className="flex min-w-0 flex-col gap-1">
        <h3 id={titleId} className="line-clamp-3 text-lg text-pretty wrap-anywhere">
          {task.title}
        </h3>
        <p className="flex flex-wrap gap-x-3 text-sm text-ink-muted">
          <span className="wrap-anywhere">
            <VisuallyHidden>{taskCopy.category}: </VisuallyHidden>
            {task.task_category?.name ?? taskCopy.noCategory}
          </span>
          {!isSample && (
            <time dateTime={task.created_at} className="whitespace-nowrap tabular-nums">
              {copy.created(formatDate(task.created_at, timeZone))}
            </time>
          )}
        </p>
      </div>
      <div className="flex shrink-0 items-center justify-between gap-2 sm:flex-col sm:items-end">
        <span className="font-display text-xl font-semibold tabular-nums">
          <VisuallyHidden>{copy.price}: </VisuallyHidden>
          {formatMoney(task.payment_offer)}
        </span>
        {isSample ? (
          <Badge>{postedTasksCopy.samples.badge}</Badge>
        ) : (
          <TaskStatusBadge status={task.status} />
        )}
      </div>
    </header>
  );
}

function Facts({ task }: { task: Task }) {
  return (
    <dl className="mt-auto grid gap-x-4 gap-y-1.5 sm:grid-cols-2">
      <TaskFact
        term={taskCopy.location}
        icon={<MapPin aria-hidden strokeWidth={1.75} />}
        className="sm:col-span-2"
      >
        <span className="line-clamp-2">{task.location?.trim() || taskCopy.noLocation}</span>
      </TaskFact>
      <TaskFact term={copy.duration} icon={<Clock aria-hidden strokeWidth={1.75} />}>
        {durationOf(task) ?? copy.noDuration}
      </TaskFact>
      <TaskFact
        term={`${taskCopy.views}, ${copy.inquiries}`}
        icon={<Eye aria-hidden strokeWidth={1.75} />}
      >
        <span className="tabular-nums">{copy.interest(task.views, task.inquiries)}</span>
      </TaskFact>
    </dl>
  );
}

/** A disabled button keeps its place in the Tab order, so that the reason above the row is read with it. */
function Actions({ task, onView, onEdit, onDelete }: PostedTaskActions & { task: Task }) {
  const noteId = `posted-task-${task.id}-note`;
  const reason = copy.blocked[task.status];
  const changes = [
    { label: copy.edit, action: 'edit', press: onEdit },
    { label: copy.delete, action: 'delete', press: onDelete },
  ] as const;
  return (
    <footer className="flex flex-col gap-3 border-t border-line pt-4">
      {reason !== null && (
        <p id={noteId} className="text-sm text-pretty text-ink-muted">
          {reason}
        </p>
      )}
      <div className="flex flex-wrap gap-3 max-sm:*:grow">
        <Button variant="secondary" id={viewButtonId(task.id)} onClick={() => onView({ task })}>
          {copy.view} <VisuallyHidden>{task.title}</VisuallyHidden>
        </Button>
        {changes.map(({ label, action, press }) => {
          const isBlocked = !canChangeTask(task.status, action);
          return (
            <Button
              key={action}
              variant={action === 'delete' ? 'ghost' : 'secondary'}
              // Its label ends with the card's content.
              className={action === 'delete' ? 'sm:ms-auto sm:-me-5' : undefined}
              isSoftDisabled={isBlocked}
              aria-describedby={isBlocked ? noteId : undefined}
              onClick={isBlocked ? undefined : () => press({ task })}
            >
              {label} <VisuallyHidden>{task.title}</VisuallyHidden>
            </Button>
          );
        })}
      </div>
    </footer>
  );
}
