import type { ReactNode, RefObject } from 'react';
import { cleanText, isBlank } from '#src/domain/typed-text.ts';
import { formatMoney } from '#src/domain/money.ts';
import { TASK_STATES } from '#src/domain/task-machine.ts';
import type { Task } from '#src/domain/task.ts';
import { Definition } from '#src/ui/DefinitionList.tsx';
import { CategoryPicture } from './CategoryPicture.tsx';
import { taskCopy } from './copy.ts';
import { Deadline } from './Deadline.tsx';
import { DetailsDialog, UserText, type DetailsHeader } from './DetailsDialog.tsx';
import { durationOf } from './duration.ts';
import { TaskStatusBadge } from './TaskStatusBadge.tsx';
import type { FetchedTask } from './use-task.ts';

const copy = taskCopy.details;

/** A dialog about a task, also while it loads, fails to load or is not found. */
export function TaskDialog({
  fetched: { task, load, isNotFound },
  notFound,
  ...props
}: {
  fetched: FetchedTask;
  notFound: string;
  isOpen: boolean;
  focusFallback?: RefObject<HTMLElement | null> | undefined;
  onClose: () => void;
  renderFooter: (task: Task) => ReactNode;
  children: (task: Task) => ReactNode;
}) {
  return (
    <DetailsDialog
      copy={copy}
      item={task}
      load={load}
      error={load.error?.message}
      notFound={isNotFound ? notFound : null}
      header={task && headerOf(task)}
      {...props}
    />
  );
}

function headerOf({ title, status, payment_offer, task_category }: Task): DetailsHeader {
  return {
    title,
    kind: <TaskStatusBadge status={status} />,
    picture: <CategoryPicture category={task_category} />,
    amount: formatMoney(payment_offer),
  };
}

export function TaskTexts({ task }: { task: Task }) {
  return (
    <>
      <UserText title={copy.description} text={task.description} />
      <UserText title={copy.requirements} text={task.requirements} />
      <UserText title={copy.equipment} text={task.equipment_needed} />
    </>
  );
}

export function TaskFacts({ task, hasInquiries = false }: { task: Task; hasInquiries?: boolean }) {
  const { deadline, location, area } = task;
  const time = durationOf(task);
  return (
    <>
      <Definition term={taskCopy.category}>
        {task.task_category?.name ?? taskCopy.noCategory}
      </Definition>
      <Definition term={taskCopy.deadline}>
        <Deadline day={deadline} isLive={TASK_STATES[task.status].isActive} />
      </Definition>
      <Definition term={taskCopy.location}>{cleanText(location) || taskCopy.noLocation}</Definition>
      {!isBlank(area) ? <Definition term={taskCopy.area}>{area}</Definition> : null}
      {time !== null && <Definition term={taskCopy.time}>{time}</Definition>}
      <Definition term={taskCopy.interest}>
        <span className="block">{taskCopy.views(task.views)}</span>
        <span className="block">{taskCopy.applications(task.applications)}</span>
        {hasInquiries && <span className="block">{taskCopy.inquiries(task.inquiries)}</span>}
      </Definition>
    </>
  );
}
