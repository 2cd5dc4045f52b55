import { MessageCircle } from 'lucide-react';
import { useId } from 'react';
import { formatDate } from '#src/domain/dates.ts';
import type { Task } from '#src/domain/task.ts';
import { fullName } from '#src/domain/user.ts';
import { CloseDetailsButton, DetailsBody } from '#src/features/task/DetailsDialog.tsx';
import { PersonLink } from '#src/features/task/PersonLink.tsx';
import { TaskDialog, TaskFacts, TaskTexts } from '#src/features/task/TaskDialog.tsx';
import { useTask } from '#src/features/task/use-task.ts';
import { useEnvironment } from '#src/lib/app/EnvironmentProvider.tsx';
import { Button } from '#src/ui/Button.tsx';
import { ContactNote } from './ContactNote.tsx';
import { tasksCopy } from './copy.ts';
import { messageBlocker } from './message-blocker.ts';

const copy = tasksCopy.details;

export interface TaskDetailsDialogProps {
  id: number;
  /** The task from the list, shown while the call is pending and if it fails. */
  known?: Task | undefined;
  viewer: number;
  conversation: number | undefined;
  isOpen: boolean;
  onClose: () => void;
  onMessage: (selected: { task: Task }) => void;
}

/** Opening it counts a view (product.md §2). */
export function TaskDetailsDialog({
  id,
  known,
  viewer,
  conversation,
  isOpen,
  onClose,
  onMessage,
}: TaskDetailsDialogProps) {
  const { timeZone } = useEnvironment();
  return (
    <TaskDialog
      fetched={useTask(id, known)}
      notFound={copy.notFound}
      isOpen={isOpen}
      onClose={onClose}
      renderFooter={(task) => (
        <DetailsFooter {...{ task, viewer, conversation, onClose, onMessage }} />
      )}
    >
      {(task) => (
        <DetailsBody
          texts={<TaskTexts task={task} />}
          facts={<TaskFacts task={task} />}
          last={
            <section className="flex flex-col gap-2.5">
              <h3>{copy.poster}</h3>
              <PersonLink id={task.client.id} name={fullName(task.client)} />
              <p className="-mt-2 ps-10.5 text-sm text-ink-muted">
                {copy.posted}{' '}
                <time dateTime={task.created_at}>{formatDate(task.created_at, timeZone)}</time>
              </p>
            </section>
          }
        />
      )}
    </TaskDialog>
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
      <div className="empty:hidden sm:me-auto">
        <ContactNote id={noteId} title={task.title} {...{ conversation, blocker }} />
      </div>
      <div className="flex flex-wrap gap-3 *:grow">
        <CloseDetailsButton onClose={onClose} />
        <Button
          variant={conversation === undefined ? 'primary' : 'secondary'}
          icon={<MessageCircle aria-hidden strokeWidth={1.75} />}
          isSoftDisabled={blocker !== null}
          aria-describedby={blocker === null ? undefined : noteId}
          onClick={blocker === null ? () => onMessage({ task }) : undefined}
        >
          {tasksCopy.card.message}
        </Button>
      </div>
    </div>
  );
}
