import { memo } from 'react';
import type { Task } from '#src/domain/task.ts';
import { ItemCardSkeleton } from '#src/ui/ItemCard.tsx';
import { SkeletonGroup, SkeletonText } from '#src/ui/Skeleton.tsx';
import { VirtualList } from '#src/ui/VirtualList.tsx';
import { postedTasksCopy as copy } from './copy.ts';
import { PostedTaskCard, type PostedTaskActions } from './PostedTaskCard.tsx';

/** In pixels: a card and the gap below it. */
const ESTIMATED_HEIGHT = 330;
/** Enough to fill the first screen. */
const SKELETON_COUNT = 4;

const keyOf = ({ id }: Task) => id;

/** Only the visible range is rendered. Memoized: pass stable props. */
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

/** For when the viewer's own tasks can't be fetched (product.md §2). */
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

export function PostedTaskListSkeleton() {
  return (
    <SkeletonGroup label={copy.loading} className={columns}>
      {Array.from({ length: SKELETON_COUNT }, (_, index) => (
        <CardSkeleton key={index} />
      ))}
    </SkeletonGroup>
  );
}

function CardSkeleton() {
  return (
    <ItemCardSkeleton hasPicture buttons={['w-24', 'w-20']}>
      <SkeletonText lines={2} />
      <div className="mt-auto grid gap-x-4 gap-y-1.5 @sm:grid-cols-2">
        {Array.from({ length: 4 }, (_, index) => (
          <SkeletonText key={index} className="w-32 max-w-full text-sm" />
        ))}
      </div>
    </ItemCardSkeleton>
  );
}

const sample = {
  status: 'available',
  created_at: '2026-01-01T00:00:00Z',
  updated_at: '2026-01-01T00:00:00Z',
  deadline: null,
  applications: 0,
  requirements: null,
  equipment_needed: null,
  duration: null,
  area: null,
  client: { id: 1, first_name: '', last_name: '' },
  assigned_worker: null,
  accepted_offer: null,
} as const;

/** product.md §2. No server knows them: nothing can be done with them. */
const sampleTasks: readonly Task[] = [
  {
    ...sample,
    id: 1,
    title: 'Assemble a bookshelf',
    description: 'A tall one, with six shelves. I have all the parts and the instructions.',
    task_category_id: 3,
    task_category: { id: 3, name: 'Handyman Services' },
    location: 'Portland',
    payment_offer: 45,
    views: 12,
    inquiries: 2,
    estimated_hours: 2,
  },
  {
    ...sample,
    id: 2,
    title: 'Help moving a sofa',
    description: 'Down from the second floor and into a van out front. No elevator.',
    task_category_id: 5,
    task_category: { id: 5, name: 'Moving & Transportation' },
    location: 'Portland',
    payment_offer: 80,
    views: 8,
    inquiries: 1,
    estimated_hours: 1,
  },
];
