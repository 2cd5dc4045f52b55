import { memo } from 'react';
import type { Conversation } from '#src/domain/message.ts';
import type { Task } from '#src/domain/task.ts';
import { CardList, CardListSkeleton } from '#src/ui/CardList.tsx';
import type { NextPage } from '#src/ui/LoadMore.tsx';
import { tasksCopy as copy } from './copy.ts';
import { TaskCard, type TaskCardProps } from './TaskCard.tsx';
import { TaskCardSkeleton } from './TaskCardSkeleton.tsx';

const COLUMNS = 3;
/** The height of a card with three lines of description, and the gap below it, in pixels. */
const ESTIMATED_HEIGHT = 380;
/** Enough skeletons to fill the first screen. */
const SKELETON_COUNT = 6;

interface TaskListProps extends Omit<TaskCardProps, 'task' | 'conversation'>, NextPage {
  tasks: readonly Task[];
  /** How many tasks there are in all. */
  total: number;
  /** The viewer's conversations by the id of the task. */
  conversations: ReadonlyMap<number, Conversation>;
}

/** The list of available tasks (product.md §2). Memoized: pass stable props. */
export const TaskList = memo(function TaskList({
  tasks,
  total,
  conversations,
  more,
  isMoreSlow,
  moreError,
  added,
  onLoadMore,
  ...cardProps
}: TaskListProps) {
  return (
    <CardList
      {...{ more, isMoreSlow, moreError, added, onLoadMore }}
      label={copy.listLabel}
      items={tasks}
      total={total}
      columns={COLUMNS}
      estimatedHeight={ESTIMATED_HEIGHT}
      copy={copy.more}
      renderCard={(task) => (
        <TaskCard {...cardProps} task={task} conversation={conversations.get(task.id)?.id} />
      )}
    />
  );
});

export function TaskListSkeleton() {
  return (
    <CardListSkeleton
      label={copy.loading}
      columns={COLUMNS}
      count={SKELETON_COUNT}
      card={<TaskCardSkeleton />}
    />
  );
}
