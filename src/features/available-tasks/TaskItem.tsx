import { cx } from 'class-variance-authority';
import { cleanText, isBlank } from '#src/domain/typed-text.ts';
import { CalendarDays, MapPin } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { cut, CUT } from '#src/domain/cut.ts';
import { formatMoney } from '#src/domain/money.ts';
import type { Task } from '#src/domain/task.ts';
import { fullName } from '#src/domain/user.ts';
import { CategoryPicture } from '#src/features/task/CategoryPicture.tsx';
import { taskCopy } from '#src/features/task/copy.ts';
import { Deadline } from '#src/features/task/Deadline.tsx';
import { durationOf } from '#src/features/task/duration.ts';
import { TaskFact } from '#src/features/task/TaskFact.tsx';
import { TaskStatusBadge } from '#src/features/task/TaskStatusBadge.tsx';
import { paths } from '#src/lib/navigation/paths.ts';
import { Avatar } from '#src/ui/Avatar.tsx';
import { ItemCard } from '#src/ui/ItemCard.tsx';
import { TextLink } from '#src/ui/TextLink.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { tasksCopy } from './copy.ts';

const copy = tasksCopy.card;

export type ShownTask = Pick<
  Task,
  'title' | 'description' | 'task_category' | 'payment_offer' | 'deadline' | 'location' | 'status'
> &
  // Left out in a preview.
  Partial<Pick<Task, 'client' | 'duration' | 'estimated_hours'>>;

const MISSING = {
  category: taskCopy.noCategory,
  deadline: taskCopy.noDeadline,
  location: taskCopy.noLocation,
} as const;

/** The card of a task, also in the preview of one that is typed (product.md §2). */
export function TaskItem({
  task,
  titleId,
  footer,
  missing = MISSING,
}: {
  task: ShownTask;
  titleId: string;
  footer?: ReactNode;
  missing?: {
    readonly category: string;
    readonly deadline: string;
    readonly location: string;
    readonly payment?: string;
  };
}) {
  const { client, task_category: category } = task;
  const duration = durationOf(task);
  return (
    <ItemCard
      titleId={titleId}
      title={task.title}
      headingLevel={2}
      picture={<CategoryPicture category={category} />}
      kind={
        <span className="min-w-0 wrap-anywhere">
          <VisuallyHidden>{taskCopy.category}: </VisuallyHidden>
          <span>{category?.name ?? missing.category}</span>
          {duration !== null && (
            <>
              {' · '}
              <VisuallyHidden>{taskCopy.time}: </VisuallyHidden>
              {duration}
            </>
          )}
        </span>
      }
      when={task.status !== 'available' && <TaskStatusBadge status={task.status} />}
      amount={
        Number.isFinite(task.payment_offer)
          ? formatMoney(task.payment_offer)
          : missing.payment && <span className="text-ink-muted">{missing.payment}</span>
      }
      amountLabel={copy.payment}
      footer={footer}
    >
      <p className="text-pretty wrap-anywhere text-ink-muted">
        {cut(task.description, CUT.taskDescription)}
      </p>
      <div className="mt-auto flex flex-col gap-3">
        <dl className="flex flex-col gap-1.5">
          <TaskFact term={taskCopy.deadline} icon={<CalendarDays aria-hidden strokeWidth={1.75} />}>
            {task.deadline == null ? (
              <span className="text-ink-muted">{missing.deadline}</span>
            ) : (
              <Deadline day={task.deadline} isLive={task.status === 'available'} />
            )}
          </TaskFact>
          <TaskFact term={taskCopy.location} icon={<MapPin aria-hidden strokeWidth={1.75} />}>
            <span className={cx('line-clamp-2', isBlank(task.location) && 'text-ink-muted')}>
              {cleanText(task.location) || missing.location}
            </span>
          </TaskFact>
        </dl>
        {client !== undefined && (
          <p className="flex items-center gap-2.5 text-sm">
            <Avatar name={fullName(client)} personId={client.id} size="sm" />
            <TextLink asChild isStandalone className="-my-0.5 py-0.5 wrap-anywhere">
              <Link to={paths.user.to(client.id)}>
                <VisuallyHidden>{tasksCopy.details.poster} </VisuallyHidden>
                {fullName(client)}
              </Link>
            </TextLink>
          </p>
        )}
      </div>
    </ItemCard>
  );
}
