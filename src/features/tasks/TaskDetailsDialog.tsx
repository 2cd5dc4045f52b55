import { useQuery } from '@tanstack/react-query';
import { MessageCircle } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { formatDate, formatDay } from '#src/domain/dates.ts';
import { formatMoney } from '#src/domain/money.ts';
import type { Task } from '#src/domain/task.ts';
import { fullName } from '#src/domain/user.ts';
import { durationOf } from '#src/entities/tasks/duration.ts';
import { taskQuery } from '#src/entities/tasks/queries.ts';
import { TaskStatusBadge } from '#src/entities/tasks/TaskStatusBadge.tsx';
import { useApi, useEnvironment } from '#src/lib/EnvironmentProvider.tsx';
import { paths } from '#src/lib/paths.ts';
import { useLoad } from '#src/lib/use-load.ts';
import { Avatar } from '#src/ui/Avatar.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Definition, DefinitionList } from '#src/ui/DefinitionList.tsx';
import { Dialog, DialogContent } from '#src/ui/Dialog.tsx';
import { ErrorState } from '#src/ui/ErrorState.tsx';
import { LostScene } from '#src/ui/illustrations/LostScene.tsx';
import { LoadRegion } from '#src/ui/LoadRegion.tsx';
import { Skeleton, SkeletonGroup, SkeletonText } from '#src/ui/Skeleton.tsx';
import { TextLink } from '#src/ui/TextLink.tsx';
import { ContactNote } from './ContactNote.tsx';
import { tasksCopy } from './copy.ts';
import { messageBlocker } from './message-blocker.ts';

const copy = tasksCopy.details;
const { card } = tasksCopy;
const NOT_FOUND = 404;

export interface TaskDetailsDialogProps {
  /** The task's id. */
  id: number;
  /** The task from the list, shown while the call is pending and if it fails. */
  known?: Task | undefined;
  /** The viewer's user id. */
  viewer: number;
  /** The id of the viewer's conversation about the task, if any. */
  conversation: number | undefined;
  /** False while the dialog closes. */
  isOpen: boolean;
  onClose: () => void;
  /** Called to write to the client. */
  onMessage: (selected: { task: Task }) => void;
}

/** The details of a task in a dialog (section 2). Opening it counts a view. */
export function TaskDetailsDialog({
  id,
  known,
  viewer,
  conversation,
  isOpen,
  onClose,
  onMessage,
}: TaskDetailsDialogProps) {
  const options = taskQuery(useApi(), id);
  const query = useQuery(options);
  const load = useLoad(query, options.queryKey);
  const { error } = load;
  const isNotFound = error?.status === NOT_FOUND;
  const task = isNotFound ? undefined : (query.data?.task ?? known);
  return (
    <Dialog open={isOpen} onOpenChange={(next) => !next && onClose()}>
      <DialogContent
        title={task?.title ?? copy.title}
        width="wide"
        closeLabel={copy.close}
        onOpenAutoFocus={(event) => {
          // The dialog is there to be read: its first button is below a long text.
          event.preventDefault();
          if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus();
        }}
        footer={
          task ? (
            <DetailsFooter {...{ task, viewer, conversation, onClose, onMessage }} />
          ) : (
            <CloseButton onClose={onClose} />
          )
        }
      >
        {task ? (
          <Details task={task} />
        ) : isNotFound ? (
          <ErrorState
            picture={<LostScene className="max-w-56" />}
            title={copy.notFoundTitle}
            message={copy.notFound}
          />
        ) : (
          <LoadRegion
            label={copy.title}
            state={load.state}
            isBusy={load.isBusy}
            isSlow={load.isSlow}
            errorTitle={copy.failedTitle}
            error={error?.message}
            onRetry={load.retry}
            skeleton={<DetailsSkeleton />}
          />
        )}
      </DialogContent>
    </Dialog>
  );
}

function DetailsFooter({
  task,
  viewer,
  conversation,
  onClose,
  onMessage,
}: Pick<TaskDetailsDialogProps, 'viewer' | 'conversation' | 'onClose' | 'onMessage'> & {
  task: Task;
}) {
  const noteId = useId();
  const blocker = messageBlocker(task, viewer);
  return (
    <div className="flex w-full flex-col gap-3 sm:flex-row sm:items-center sm:justify-end">
      <div className="sm:me-auto">
        <ContactNote id={noteId} title={task.title} {...{ conversation, blocker }} />
      </div>
      <div className="flex flex-wrap gap-3 *:grow">
        <CloseButton onClose={onClose} />
        <Button
          variant={conversation === undefined ? 'primary' : 'secondary'}
          icon={<MessageCircle aria-hidden strokeWidth={1.75} />}
          disabled={blocker !== null}
          aria-describedby={blocker === null ? undefined : noteId}
          onClick={() => onMessage({ task })}
        >
          {card.message}
        </Button>
      </div>
    </div>
  );
}

function CloseButton({ onClose }: { onClose: () => void }) {
  return (
    <Button variant="secondary" onClick={onClose}>
      {copy.close}
    </Button>
  );
}

/** On phones in one column; from 768 px, the texts are at the left and the facts at the right. */
function Details({ task }: { task: Task }) {
  const { timeZone } = useEnvironment();
  return (
    <>
      <div className="mt-1 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <div className="flex flex-col gap-0.5">
          <span className="font-display text-3xl font-semibold tabular-nums">
            {formatMoney(task.payment_offer)}
          </span>
          <time dateTime={task.created_at} className="text-sm text-ink-muted">
            {copy.posted(formatDate(task.created_at, timeZone))}
          </time>
        </div>
        <TaskStatusBadge status={task.status} />
      </div>
      <div className="grid gap-x-10 gap-y-6 md:grid-cols-[minmax(0,1fr)_18rem]">
        <Facts task={task} />
        <div className="flex flex-col gap-6 md:order-first">
          <UserText title={copy.description} text={task.description} />
          <UserText title={copy.requirements} text={task.requirements} />
          <UserText title={copy.equipment} text={task.equipment_needed} />
        </div>
      </div>
    </>
  );
}

function Facts({ task }: { task: Task }) {
  const { client, deadline, location, area } = task;
  const name = fullName(client);
  const time = durationOf(task);
  return (
    <DefinitionList>
      <Definition term={copy.poster}>
        <span className="flex items-start gap-2.5">
          <Avatar name={name} personId={client.id} size="sm" className="-my-1" />
          <TextLink asChild isStandalone className="min-w-0 wrap-anywhere">
            <Link to={paths.user.to(client.id)}>{name}</Link>
          </TextLink>
        </span>
      </Definition>
      <Definition term={card.category}>{task.task_category?.name ?? card.noCategory}</Definition>
      <Definition term={card.deadline}>
        {deadline == null ? (
          card.noDeadline
        ) : (
          <time dateTime={deadline}>{formatDay(deadline)}</time>
        )}
      </Definition>
      <Definition term={card.location}>{location?.trim() || card.noLocation}</Definition>
      {area?.trim() ? <Definition term={copy.area}>{area}</Definition> : null}
      {time !== null && <Definition term={copy.time}>{time}</Definition>}
      <Definition term={copy.views}>{task.views}</Definition>
      <Definition term={copy.applications}>{task.applications}</Definition>
    </DefinitionList>
  );
}

/** A text of the client, with its line breaks. Renders nothing when the text is blank. */
function UserText({ title, text }: { title: string; text: string | null | undefined }) {
  if (!text?.trim()) return null;
  return (
    <section className="flex flex-col gap-1.5">
      <h3>{title}</h3>
      <p className="max-w-reading text-pretty wrap-anywhere whitespace-pre-line">{text}</p>
    </section>
  );
}

/** In the shape of a task with a description and requirements, to reduce layout shift. */
function DetailsSkeleton() {
  return (
    <SkeletonGroup label={copy.loading} className="flex flex-col gap-5">
      <div className="flex items-center justify-between">
        <div className="flex flex-col gap-2">
          <Skeleton className="h-11 w-32" />
          <SkeletonText className="w-36 text-sm" />
        </div>
        <Skeleton className="h-7 w-24 rounded-pill" />
      </div>
      <div className="grid gap-x-10 gap-y-6 md:grid-cols-[minmax(0,1fr)_18rem]">
        <div className="flex flex-col gap-6">
          {[4, 2].map((lines) => (
            <div key={lines} className="flex flex-col gap-3">
              <SkeletonText className="w-32 text-lg" />
              <SkeletonText lines={lines} />
            </div>
          ))}
        </div>
        <DefinitionList className="max-md:order-first">
          {Array.from({ length: 6 }, (_, index) => (
            <Definition key={index} term={<SkeletonText className="w-16" />}>
              <SkeletonText className="w-3/4" />
            </Definition>
          ))}
        </DefinitionList>
      </div>
    </SkeletonGroup>
  );
}
