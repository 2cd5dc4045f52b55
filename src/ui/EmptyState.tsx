import { cx } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';

export type EmptyStateProps = Omit<ComponentProps<'div'>, 'title'> & {
  /** An illustration. */
  picture?: ReactNode;
  /** What is empty. */
  title: ReactNode;
  /** A button or link to the next step. */
  action?: ReactNode;
  /** Heading level of the title. In a section of a page, at level 3, a wide window has the picture beside the text. */
  headingLevel?: 2 | 3 | undefined;
};

/**
 * A placeholder for an empty list or page, with an explanation and a next step.
 *
 * @example
 * <EmptyState picture={<Scene name="empty-desk" />} title="No messages yet" action={<Button>Find help</Button>}>
 *   Conversations appear here once you message someone.
 * </EmptyState>
 */
export function EmptyState({
  picture,
  title,
  action,
  headingLevel = 2,
  className,
  children,
  ...rest
}: EmptyStateProps) {
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  const isSection = headingLevel === 3 && picture !== undefined;
  return (
    <div
      {...rest}
      className={cx(
        'mx-auto flex w-full max-w-md flex-col items-center gap-5 px-4 py-8 text-center',
        isSection && 'max-md:gap-4 max-md:pt-2 md:max-w-2xl md:flex-row md:gap-10 md:text-start',
        className,
      )}
    >
      {picture !== undefined && (
        <div className={cx('w-full shrink-0 sm:max-w-64', isSection ? 'max-w-32' : 'max-w-56')}>
          {picture}
        </div>
      )}
      <div
        className={cx('flex max-w-full flex-col items-center gap-5', isSection && 'md:items-start')}
      >
        <div className="flex max-w-full flex-col gap-2 wrap-anywhere">
          <Heading className="text-xl">{title}</Heading>
          {children !== undefined && <div className="text-pretty text-ink-muted">{children}</div>}
        </div>
        {action !== undefined && (
          <div className="flex flex-wrap justify-center gap-3">{action}</div>
        )}
      </div>
    </div>
  );
}
