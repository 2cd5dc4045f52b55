import { memo, type ReactNode } from 'react';
import type { Conversation } from '#src/domain/message.ts';
import type { Task } from '#src/domain/task.ts';
import { Grid } from '#src/ui/Grid.tsx';
import { LoadMore, type NextPage } from '#src/ui/LoadMore.tsx';
import { SkeletonGroup } from '#src/ui/Skeleton.tsx';
import { tasksCopy } from './copy.ts';
import { TaskCard, type TaskCardProps } from './TaskCard.tsx';
import { TaskCardSkeleton } from './TaskCardSkeleton.tsx';

const copy = tasksCopy;

/** Enough skeletons to fill the first screen. */
const SKELETON_COUNT = 6;

interface TaskListProps extends Omit<TaskCardProps, 'task' | 'conversation'>, NextPage {
  tasks: readonly Task[];
  /** The viewer's conversations by the id of the task. */
  conversations: ReadonlyMap<number, Conversation>;
}

/** The list of available tasks (section 2), page by page. Memoized: pass stable props. */
export const TaskList = memo(function TaskList({
  tasks,
  conversations,
  more,
  isMoreSlow,
  moreError,
  added,
  onLoadMore,
  ...cardProps
}: TaskListProps) {
  return (
    <div className="flex flex-col gap-6">
      <Columns>
        <ul aria-label={copy.listLabel}>
          {tasks.map((task) => (
            <li key={task.id} className="min-w-0">
              <TaskCard {...cardProps} task={task} conversation={conversations.get(task.id)?.id} />
            </li>
          ))}
        </ul>
      </Columns>
      <LoadMore
        state={more}
        isSlow={isMoreSlow}
        onLoadMore={onLoadMore}
        announcement={added > 0 ? copy.more.loaded(added) : ''}
        errorTitle={copy.more.failed}
        error={moreError}
        end={copy.more.end}
        label={copy.more.load}
        busyLabel={copy.more.loading}
        retryLabel={copy.more.retry}
      />
    </div>
  );
});

/** The placeholder of the list while its first page is loading. */
export function TaskListSkeleton() {
  return (
    <Columns>
      <SkeletonGroup label={copy.loading}>
        {Array.from({ length: SKELETON_COUNT }, (_, index) => (
          <TaskCardSkeleton key={index} />
        ))}
      </SkeletonGroup>
    </Columns>
  );
}

function Columns({ children }: { children: ReactNode }) {
  return (
    <Grid asChild min={20} columns={3} gap={6}>
      {children}
    </Grid>
  );
}
