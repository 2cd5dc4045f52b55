import { memo } from 'react';
import type { Task } from '#src/domain/task.ts';
import { Card } from '#src/ui/Card.tsx';
import { Skeleton, SkeletonGroup, SkeletonText } from '#src/ui/Skeleton.tsx';
import { VirtualList } from '#src/ui/VirtualList.tsx';
import { postedTasksCopy as copy } from './copy.ts';
import { PostedTaskCard, type PostedTaskActions } from './PostedTaskCard.tsx';
import { sampleTasks } from './sample-tasks.ts';

/** About the height of a card, and the gap below it, in pixels. */
const ESTIMATED_HEIGHT = 330;
/** Enough skeletons to fill the first screen. */
const SKELETON_COUNT = 4;

const keyOf = ({ id }: Task) => id;

/**
 * The tasks that the viewer has posted (section 2). Only the visible range is rendered. Memoized: pass stable
 * props.
 */
export const PostedTaskList = memo(function PostedTaskList({
  tasks,
  actions,
}: {
  tasks: readonly Task[];
  actions: PostedTaskActions;
}) {
  return (
    <VirtualList
      label={copy.title}
      items={tasks}
      keyOf={keyOf}
      estimatedHeight={ESTIMATED_HEIGHT}
      columns={2}
      className="-mb-4 gap-x-4 md:-mb-6 md:gap-x-6"
      renderItem={(task) => (
        <div className="h-full pb-4 md:pb-6">
          <PostedTaskCard task={task} actions={actions} />
        </div>
      )}
    />
  );
});

const columns = 'grid gap-4 md:gap-6 lg:grid-cols-2';

/** Two sample tasks, marked as such, for when the viewer's own can't be fetched (section 2). */
export function SampleTasks() {
  return (
    <>
      <p className="max-w-reading text-pretty text-ink-muted">{copy.samples.note}</p>
      <ul aria-label={copy.samples.label} className={columns}>
        {sampleTasks.map((task) => (
          <li key={task.id} className="min-w-0">
            <PostedTaskCard task={task} actions={null} />
          </li>
        ))}
      </ul>
    </>
  );
}

/** The placeholder of the list while it is loading. */
export function PostedTaskListSkeleton() {
  return (
    <SkeletonGroup label={copy.loading} className={columns}>
      {Array.from({ length: SKELETON_COUNT }, (_, index) => (
        <CardSkeleton key={index} />
      ))}
    </SkeletonGroup>
  );
}

/** In the shape of a `PostedTaskCard`. */
function CardSkeleton() {
  return (
    <Card className="flex h-full flex-col gap-4">
      <div className="flex flex-col gap-x-4 gap-y-3 sm:flex-row sm:justify-between">
        <div className="flex grow flex-col gap-1">
          <SkeletonText className="w-3/4 text-lg" />
          <SkeletonText className="w-1/2 text-sm" />
        </div>
        <div className="flex items-center justify-between gap-2 sm:flex-col sm:items-end">
          <Skeleton className="h-7 w-20" />
          <Skeleton className="h-6.5 w-24 rounded-pill" />
        </div>
      </div>
      <SkeletonText lines={2} />
      <div className="mt-auto flex flex-col gap-1.5">
        <SkeletonText className="w-48 max-w-full text-sm" />
        <SkeletonText className="w-2/3 text-sm" />
      </div>
      <div className="flex flex-wrap gap-3 border-t border-line pt-4 max-sm:*:grow">
        <Skeleton className="h-11 w-20 rounded-control" />
        <Skeleton className="h-11 w-20 rounded-control" />
        <Skeleton className="h-11 w-24 rounded-control sm:ms-auto" />
      </div>
    </Card>
  );
}
