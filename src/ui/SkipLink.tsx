import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';

/** The first focusable link of a page, visible only while focused. */
export function SkipLink({ className, ...rest }: ComponentProps<'a'>) {
  return (
    <a
      {...rest}
      className={cx(
        'fixed start-4 top-[calc(1rem+var(--page-top))] z-50 rounded-control bg-brand px-4 py-2.5 font-semibold text-brand-ink shadow-float',
        'not-focus:sr-only',
        className,
      )}
    />
  );
}
