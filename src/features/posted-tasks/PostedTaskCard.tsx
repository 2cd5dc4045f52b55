import { CalendarDays, Eye, MapPin, Tag } from 'lucide-react';
import { cleanText } from '#src/domain/typed-text.ts';
import { memo } from 'react';
import { Link } from 'react-router-dom';
import { cut, CUT } from '#src/domain/cut.ts';
import { formatDate } from '#src/domain/dates.ts';
import { formatMoney } from '#src/domain/money.ts';
import { canChangeTask, TASK_STATES } from '#src/domain/task-machine.ts';
import type { Task } from '#src/domain/task.ts';
import { OfferProgress } from '#src/features/offer/OfferProgress.tsx';
import { CategoryPicture } from '#src/features/task/CategoryPicture.tsx';
import { Deadline } from '#src/features/task/Deadline.tsx';
import { taskCopy } from '#src/features/task/copy.ts';
import { durationOf } from '#src/features/task/duration.ts';
import { TaskFact } from '#src/features/task/TaskFact.tsx';
import { TaskStatusBadge } from '#src/features/task/TaskStatusBadge.tsx';
import { useEnvironment } from '#src/lib/app/EnvironmentProvider.tsx';
import { paths } from '#src/lib/navigation/paths.ts';
import { Badge } from '#src/ui/Badge.tsx';
import { Button } from '#src/ui/Button.tsx';
import { CardLink } from '#src/ui/Card.tsx';
import { actionRowClasses, actionRowLinkClasses, ItemCard } from '#src/ui/ItemCard.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { postedTasksCopy } from './copy.ts';

const copy = postedTasksCopy.card;

export interface PostedTaskActions {
  onView: (selected: { task: Task }) => void;
  onEdit: (selected: { task: Task }) => void;
  /** Before it is confirmed. */
  onDelete: (selected: { task: Task }) => void;
}

export interface PostedTaskCardProps {
  task: Task;
  /** Null for a sample, which has none. */
  actions: PostedTaskActions | null;
}

export const viewLinkId = (taskId: number): string => `posted-task-${taskId}-view`;

/** With the progress of the accepted offer (product.md §2). Memoized: pass a stable `actions`. */
export const PostedTaskCard = memo(function PostedTaskCard({ task, actions }: PostedTaskCardProps) {
  const { timeZone } = useEnvironment();
  const isSample = actions === null;
  return (
    <ItemCard
      titleId={`posted-task-${task.id}${isSample ? '-sample' : ''}`}
      title={task.title}
      headingLevel={3}
      picture={<CategoryPicture category={task.task_category} />}
      kind={
        isSample ? (
          <Badge>{postedTasksCopy.samples.badge}</Badge>
        ) : (
          <TaskStatusBadge status={task.status} />
        )
      }
      when={
        !isSample && (
          <time dateTime={task.created_at} className="whitespace-nowrap tabular-nums">
            {copy.posted} {formatDate(task.created_at, timeZone)}
          </time>
        )
      }
      amount={formatMoney(task.payment_offer)}
      amountLabel={copy.price}
      footer={actions && <Actions task={task} {...actions} />}
    >
      {task.accepted_offer && <OfferProgress offer={task.accepted_offer} />}
      <p className="text-pretty wrap-anywhere text-ink-muted">
        {cut(task.description, CUT.taskDescription)}
      </p>
      <Facts task={task} />
    </ItemCard>
  );
});

function Facts({ task }: { task: Task }) {
  const duration = durationOf(task);
  return (
    <dl className="mt-auto grid gap-x-4 gap-y-1.5 @sm:grid-cols-2">
      <TaskFact term={taskCopy.deadline} icon={<CalendarDays aria-hidden strokeWidth={1.75} />}>
        <span className="flex gap-1">
          {task.deadline != null && copy.due}
          <Deadline day={task.deadline} isLive={TASK_STATES[task.status].isActive} />
        </span>
      </TaskFact>
      <TaskFact term={taskCopy.category} icon={<Tag aria-hidden strokeWidth={1.75} />}>
        <span>{task.task_category?.name ?? taskCopy.noCategory}</span>
        {duration !== null && (
          <>
            {' · '}
            <VisuallyHidden>{copy.duration} </VisuallyHidden>
            <span>{duration}</span>
          </>
        )}
      </TaskFact>
      <TaskFact term={taskCopy.location} icon={<MapPin aria-hidden strokeWidth={1.75} />}>
        <span className="line-clamp-2">{cleanText(task.location) || taskCopy.noLocation}</span>
      </TaskFact>
      <TaskFact term={taskCopy.interest} icon={<Eye aria-hidden strokeWidth={1.75} />}>
        <span className="tabular-nums">
          {taskCopy.views(task.views)}, {taskCopy.inquiries(task.inquiries)}
        </span>
      </TaskFact>
    </dl>
  );
}

/** A disabled button keeps its place in the Tab order, so that the reason above the row is read with it. */
function Actions({ task, onView, onEdit, onDelete }: PostedTaskActions & { task: Task }) {
  const noteId = `posted-task-${task.id}-note`;
  const reason = copy.blocked[task.status];
  const changes = [
    { label: copy.delete, action: 'delete', press: onDelete },
    { label: copy.edit, action: 'edit', press: onEdit },
  ] as const;
  return (
    <>
      {reason !== null && (
        <p id={noteId} className="text-sm text-pretty text-ink-muted">
          {reason}
        </p>
      )}
      <div className={actionRowClasses}>
        <CardLink asChild className={actionRowLinkClasses} onOpen={() => onView({ task })}>
          <Link id={viewLinkId(task.id)} to={paths.client.to({ task: task.id })}>
            {copy.view} <VisuallyHidden>{task.title}</VisuallyHidden>
          </Link>
        </CardLink>
        {changes.map(({ label, action, press }) => {
          const isBlocked = !canChangeTask(task.status, action);
          return (
            <Button
              key={action}
              variant={action === 'delete' ? 'ghost' : 'secondary'}
              isSoftDisabled={isBlocked}
              aria-describedby={isBlocked ? noteId : undefined}
              onClick={isBlocked ? undefined : () => press({ task })}
            >
              {label} <VisuallyHidden>{task.title}</VisuallyHidden>
            </Button>
          );
        })}
      </div>
    </>
  );
}
