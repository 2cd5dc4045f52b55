import { useId, type RefObject, type ReactNode } from 'react';
import { taskTimeline } from '#src/domain/task-machine.ts';
import type { Task } from '#src/domain/task.ts';
import { Steps } from '#src/features/offer/Steps.tsx';
import { DetailsBody } from '#src/features/task/DetailsDialog.tsx';
import { TaskDialog, TaskFacts, TaskTexts } from '#src/features/task/TaskDialog.tsx';
import { useTask } from '#src/features/task/use-task.ts';
import { postedTasksCopy } from './copy.ts';
import type { PostedTaskActions } from './PostedTaskCard.tsx';
import { PostedTaskFooter } from './PostedTaskFooter.tsx';
import { isBlank } from '#src/domain/typed-text.ts';
import { Link } from 'react-router-dom';
import { formatMoney } from '#src/domain/money.ts';
import { OfferProgress } from '#src/features/offer/OfferProgress.tsx';
import { paths } from '#src/lib/navigation/paths.ts';
import { Avatar } from '#src/ui/Avatar.tsx';
import { TextLink } from '#src/ui/TextLink.tsx';

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

/** Who works on a task, and on what terms. Renders nothing for a task without a worker. */
function TaskSides({ task: { assigned_worker, accepted_offer } }: { task: Task }) {
  return (
    <>
      {assigned_worker && <AssignedWorker worker={assigned_worker} />}
      {accepted_offer && <AcceptedOffer offer={accepted_offer} />}
    </>
  );
}

function AssignedWorker({ worker }: { worker: NonNullable<Task['assigned_worker']> }) {
  const { id, name, email, phone, city } = worker;
  return (
    <Part title={copy.worker}>
      <div className="flex gap-3">
        {id !== undefined && <Avatar name={name} personId={id} />}
        <div className="flex min-w-0 flex-col gap-y-1 pointer-coarse:gap-y-5">
          <p className="flex flex-wrap gap-x-3 font-medium">
            {id === undefined ? (
              name
            ) : (
              <PlainLink>
                <Link to={paths.user.to(id)}>{name}</Link>
              </PlainLink>
            )}
            {!isBlank(city) ? (
              <span className="min-w-0 font-normal wrap-anywhere text-ink-muted">{city}</span>
            ) : null}
          </p>
          <p className="flex flex-wrap gap-x-4 gap-y-[inherit]">
            {!isBlank(email) ? (
              <PlainLink>
                <a href={`mailto:${email}`}>{email}</a>
              </PlainLink>
            ) : null}
            {phone != null && !isBlank(phone) ? (
              <PlainLink>
                <a href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>{phone}</a>
              </PlainLink>
            ) : null}
          </p>
        </div>
      </div>
    </Part>
  );
}

function AcceptedOffer({ offer }: { offer: NonNullable<Task['accepted_offer']> }) {
  return (
    <Part title={copy.offer}>
      <p className="flex flex-wrap items-center gap-x-3">
        <span className="font-medium tabular-nums">{formatMoney(offer.payment_amount)}</span>
        <PlainLink>
          <Link to={paths.offers.to({ offer: offer.id })}>{copy.viewOffer}</Link>
        </PlainLink>
      </p>
      <OfferProgress offer={offer} className="mt-1" />
    </Part>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className="flex flex-col gap-1.5">
      <h3 id={titleId}>{title}</h3>
      {children}
    </section>
  );
}

function PlainLink({ children }: { children: ReactNode }) {
  return (
    <TextLink asChild isStandalone className="min-w-0 wrap-anywhere">
      {children}
    </TextLink>
  );
}
