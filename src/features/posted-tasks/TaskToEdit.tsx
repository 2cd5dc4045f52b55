import { useState, type ReactNode } from 'react';
import { canChangeTask } from '#src/domain/task-machine.ts';
import type { Task } from '#src/domain/task.ts';
import { CloseDetailsButton } from '#src/features/task/DetailsDialog.tsx';
import { TaskDialog } from '#src/features/task/TaskDialog.tsx';
import { useTask } from '#src/features/task/use-task.ts';
import { ErrorState } from '#src/ui/ErrorState.tsx';
import { Scene } from '#src/ui/Scene.tsx';
import { postedTasksCopy } from './copy.ts';

const copy = postedTasksCopy.notEditable;

interface TaskToEditProps {
  id: number;
  /** Only the client of a task can edit it. */
  viewer: number;
  isOpen: boolean;
  onClose: () => void;
  children: (task: Task) => ReactNode;
}

/** Fetches a task that isn't in the list or can't be edited there. Until then, a dialog is in the form's place. */
export function TaskToEdit({ known, ...props }: TaskToEditProps & { known: Task | undefined }) {
  // A form stays when the list changes behind it: what is typed in it must not be lost.
  const [first] = useState(known);
  return first && reasonAgainst(first, props.viewer) === null ? (
    props.children(first)
  ) : (
    <FetchedTaskToEdit {...props} />
  );
}

function FetchedTaskToEdit({ id, viewer, isOpen, onClose, children }: TaskToEditProps) {
  const fetched = useTask(id, undefined);
  const { load } = fetched;
  // A cached task may be outdated until the fetch has settled.
  const [hasSettled, setHasSettled] = useState(!load.isBusy);
  if (!hasSettled && !load.isBusy) setHasSettled(true);
  const task = hasSettled ? fetched.task : undefined;
  const reason = task && reasonAgainst(task, viewer);
  // A form stays when its task can no longer be edited: it says why saving failed.
  const [editable, setEditable] = useState<Task | null>(null);
  if (task && reason === null && editable === null) setEditable(task);
  if (editable) return children(editable);
  return (
    <TaskDialog
      fetched={{ ...fetched, task, load: hasSettled ? load : { ...load, state: 'loading' } }}
      notFound={postedTasksCopy.details.notFound}
      isOpen={isOpen}
      onClose={onClose}
      renderFooter={() => <CloseDetailsButton onClose={onClose} />}
    >
      {() => (
        <ErrorState
          picture={<Scene name="lost" className="max-w-56" />}
          title={copy.title}
          message={reason}
        />
      )}
    </TaskDialog>
  );
}

function reasonAgainst({ client, status }: Task, viewer: number): string | null {
  if (client.id !== viewer) return copy.others;
  return canChangeTask(status, 'edit') ? null : postedTasksCopy.card.blocked[status];
}
