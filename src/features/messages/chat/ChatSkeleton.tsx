import { cx } from 'class-variance-authority';
import { Skeleton, SkeletonGroup } from '#src/ui/Skeleton.tsx';
import { chatCopy } from '../copy.ts';

const BUBBLES = [
  ['w-56', 'other'],
  ['w-72', 'other'],
  ['w-48', 'own'],
  ['w-64', 'other'],
  ['w-80', 'own'],
  ['w-40', 'own'],
] as const;

/** The placeholder of a chat while its messages load. */
export function ChatSkeleton() {
  return (
    <SkeletonGroup label={chatCopy.loading} className="flex grow flex-col justify-end gap-3">
      {BUBBLES.map(([width, side]) => (
        <Skeleton
          key={width}
          className={cx('h-10 max-w-4/5 rounded-card', width, side === 'own' ? 'ms-auto' : 'ms-10')}
        />
      ))}
    </SkeletonGroup>
  );
}
