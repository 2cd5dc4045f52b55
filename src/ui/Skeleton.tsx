import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';

/** A placeholder for content that is loading. Size it like that content, with classes. */
export function Skeleton({ className, ...rest }: ComponentProps<'div'>) {
  return (
    <div
      aria-hidden
      {...rest}
      className={cx(
        // In forced-colors mode only the border is visible.
        'animate-breathe border border-transparent bg-neutral-soft',
        className?.includes('rounded-') === true ? '' : 'rounded-small',
        className,
      )}
    />
  );
}

export type SkeletonTextProps = ComponentProps<'div'> & {
  /** Number of lines. The last of several is shorter. */
  lines?: number | undefined;
};

/** A placeholder for lines of text, in the surrounding line height. */
export function SkeletonText({ lines = 1, className, ...rest }: SkeletonTextProps) {
  return (
    <div aria-hidden {...rest} className={className}>
      {Array.from({ length: lines }, (_, index) => (
        <div key={index} className="flex h-[1lh] items-center">
          <Skeleton
            className={cx('h-[0.7em]', lines > 1 && index === lines - 1 ? 'w-3/5' : 'w-full')}
          />
        </div>
      ))}
    </div>
  );
}

export type SkeletonGroupProps = ComponentProps<'div'> & {
  /** What is loading, announced once to screen readers. */
  label: string;
};

/** Wraps the skeletons of a region and announces what is loading. */
export function SkeletonGroup({ label, children, ...rest }: SkeletonGroupProps) {
  return (
    <div role="status" aria-busy {...rest}>
      <VisuallyHidden>{label}</VisuallyHidden>
      {children}
    </div>
  );
}
