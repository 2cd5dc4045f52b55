import type { ReactNode } from 'react';
import { formatMoney } from '#src/domain/money.ts';
import { TASK_STATES } from '#src/domain/task-machine.ts';
import type { Task } from '#src/domain/task.ts';
import { Definition } from '#src/ui/DefinitionList.tsx';
import { CategoryPicture } from './CategoryPicture.tsx';
import { taskCopy } from './copy.ts';
import { Deadline } from './Deadline.tsx';
import { durationOf } from './duration.ts';
import { TaskStatusBadge } from './TaskStatusBadge.tsx';

const copy = taskCopy.details;

/**
 * The content of a dialog about a task. On phones in one column; from 768 px, the texts are at the left.
 *
 * @param props.aside at the right, or below the texts on phones
 * @param props.children above the texts
 */
export function TaskDetails({
  task,
  aside,
  children,
}: {
  task: Task;
  aside: ReactNode;
  children?: ReactNode;
}) {
  return (
    <>
      <div className="mt-1 flex gap-3">
        <CategoryPicture category={task.task_category} />
        <div className="flex flex-wrap items-center gap-x-4">
          <span className="font-display text-xl font-semibold tabular-nums">
            {formatMoney(task.payment_offer)}
          </span>
          <TaskStatusBadge status={task.status} />
        </div>
      </div>
      <div className="grid gap-x-10 gap-y-6 md:grid-cols-[minmax(0,1fr)_18rem]">
        <div className="flex min-w-0 flex-col gap-6">
          {children}
          <UserText title={copy.description} text={task.description} />
          <UserText title={copy.requirements} text={task.requirements} />
          <UserText title={copy.equipment} text={task.equipment_needed} />
        </div>
        <div className="flex min-w-0 flex-col gap-6 max-md:border-t max-md:border-line max-md:pt-6">
          {aside}
        </div>
      </div>
    </>
  );
}

/**
 * The facts about a task, for a `DefinitionList`.
 *
 * @param props.hasInquiries whether to tell how many people asked about it
 */
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
      <Definition term={taskCopy.location}>{location?.trim() || taskCopy.noLocation}</Definition>
      {area?.trim() ? <Definition term={taskCopy.area}>{area}</Definition> : null}
      {time !== null && <Definition term={taskCopy.time}>{time}</Definition>}
      <Definition term={taskCopy.interest}>
        <span className="block">{taskCopy.views(task.views)}</span>
        <span className="block">{taskCopy.applications(task.applications)}</span>
        {hasInquiries && <span className="block">{taskCopy.inquiries(task.inquiries)}</span>}
      </Definition>
    </>
  );
}

/** A text of the client with its title and line breaks. Renders nothing when the text is blank. */
export function UserText({ title, text }: { title: string; text: string | null | undefined }) {
  if (!text?.trim()) return null;
  return (
    <section className="flex flex-col gap-1.5">
      <h3>{title}</h3>
      <p className="max-w-reading text-pretty wrap-anywhere whitespace-pre-line">{text}</p>
    </section>
  );
}
