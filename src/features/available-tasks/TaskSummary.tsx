import { CalendarDays, MapPin } from 'lucide-react';
import { cut, CUT } from '#src/domain/cut.ts';
import { formatDay } from '#src/domain/dates.ts';
import { formatMoney } from '#src/domain/money.ts';
import type { Task } from '#src/domain/task.ts';
import { taskCopy } from '#src/features/task/copy.ts';
import { TaskFact } from '#src/features/task/TaskFact.tsx';
import { TaskStatusBadge } from '#src/features/task/TaskStatusBadge.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { tasksCopy } from './copy.ts';

const copy = tasksCopy.card;

/** What a card shows of a task. */
export type SummarizedTask = Pick<
  Task,
  'title' | 'description' | 'task_category' | 'payment_offer' | 'deadline' | 'location' | 'status'
>;

export interface TaskSummaryProps {
  task: SummarizedTask;
  /** The id of the title, which names the card. */
  titleId: string;
}

/** The content of a task's card, without its buttons (section 2). */
export function TaskSummary({ task, titleId }: TaskSummaryProps) {
  const { deadline } = task;
  return (
    <>
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
          {task.title}
        </h2>
        {task.status !== 'available' && (
          <div className="flex">
            <TaskStatusBadge status={task.status} />
          </div>
        )}
      </header>
      <p className="text-pretty wrap-anywhere text-ink-muted">
        {cut(task.description, CUT.taskDescription)}
      </p>
      <dl className="mt-auto flex flex-col gap-1.5">
        <TaskFact term={taskCopy.deadline} icon={<CalendarDays aria-hidden strokeWidth={1.75} />}>
          {deadline == null ? (
            taskCopy.noDeadline
          ) : (
            <time dateTime={deadline}>{formatDay(deadline)}</time>
          )}
        </TaskFact>
        <TaskFact term={taskCopy.location} icon={<MapPin aria-hidden strokeWidth={1.75} />}>
          <span className="line-clamp-2">{task.location?.trim() || taskCopy.noLocation}</span>
        </TaskFact>
      </dl>
    </>
  );
}
