import type { ReactNode, RefObject } from 'react';
import type { Task } from '#src/domain/task.ts';
import { Button } from '#src/ui/Button.tsx';
import { DefinitionList, Definition } from '#src/ui/DefinitionList.tsx';
import { Dialog, DialogContent } from '#src/ui/Dialog.tsx';
import { ErrorState } from '#src/ui/ErrorState.tsx';
import { Scene } from '#src/ui/Scene.tsx';
import { LoadRegion } from '#src/ui/LoadRegion.tsx';
import { Skeleton, SkeletonGroup, SkeletonText } from '#src/ui/Skeleton.tsx';
import { taskCopy } from './copy.ts';
import type { FetchedTask } from './use-task.ts';

const copy = taskCopy.details;

/**
 * A dialog about a task, with everything that comes before it: loading, a failure with a retry, and a task that
 * is not found.
 *
 * @param props.notFound what may be the reason that the task is not found
 * @param props.isOpen false while the dialog closes
 * @param props.focusFallback gets the focus on close if the element that had it is gone
 * @param props.renderFooter renders the buttons for the task
 * @param props.children renders the task
 */
export function TaskDialog({
  fetched: { task, load, isNotFound },
  notFound,
  isOpen,
  focusFallback,
  onClose,
  renderFooter,
  children,
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
    <Dialog open={isOpen} onOpenChange={(next) => !next && onClose()}>
      <DialogContent
        title={task?.title ?? copy.title}
        width="wide"
        closeLabel={copy.close}
        focusFallback={focusFallback}
        onOpenAutoFocus={(event) => {
          // The dialog is there to be read: its first button is below a long text.
          event.preventDefault();
          if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus();
        }}
        footer={task ? renderFooter(task) : <CloseTaskButton onClose={onClose} />}
      >
        {task ? (
          children(task)
        ) : isNotFound ? (
          <ErrorState
            picture={<Scene name="lost" className="max-w-56" />}
            title={copy.notFoundTitle}
            message={notFound}
          />
        ) : (
          <LoadRegion
            label={copy.title}
            state={load.state}
            isBusy={load.isBusy}
            isSlow={load.isSlow}
            errorTitle={copy.failedTitle}
            error={load.error?.message}
            onRetry={load.retry}
            skeleton={<DetailsSkeleton />}
          />
        )}
      </DialogContent>
    </Dialog>
  );
}

/** The button that closes a `TaskDialog`. */
export function CloseTaskButton({ onClose }: { onClose: () => void }) {
  return (
    <Button variant="secondary" onClick={onClose}>
      {copy.close}
    </Button>
  );
}

/** In the shape of a task with a description and requirements, to reduce layout shift. */
function DetailsSkeleton() {
  return (
    <SkeletonGroup label={copy.loading} className="flex flex-col gap-5">
      <div className="mt-1 flex items-center gap-3">
        <Skeleton className="size-12 rounded-control" />
        <Skeleton className="h-7 w-16" />
        <Skeleton className="h-6.5 w-24 rounded-pill" />
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
        <DefinitionList>
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
