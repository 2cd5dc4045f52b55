import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';

export type EmptyStateProps = {
  picture: ReactNode;
  title: ReactNode;
  action?: ReactNode;
  /** Heading level of the title. In a section of a page, at level 3, the picture is beside the text. */
  headingLevel?: 2 | 3 | undefined;
  children?: ReactNode;
};

/** A placeholder for an empty list or page, with an explanation and a next step. */
export function EmptyState({
  picture,
  title,
  action,
  headingLevel = 2,
  children,
}: EmptyStateProps) {
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  const isSection = headingLevel === 3;
  return (
    <div
      className={cx(
        'flex w-full items-center',
        isSection
          ? 'gap-4 rounded-card border border-line bg-surface-raised p-4 text-start md:justify-center md:gap-10 md:p-8'
          : 'mx-auto max-w-md flex-col gap-5 px-4 py-8 text-center',
      )}
    >
      <div className={cx('shrink-0', isSection ? 'w-1/3 max-w-56' : 'w-56 max-w-full sm:w-64')}>
        {picture}
      </div>
      <div className={cx('flex min-w-0 max-w-full flex-col gap-5', !isSection && 'items-center')}>
        <div className="flex max-w-full flex-col gap-2 wrap-anywhere">
          <Heading className={cx('text-xl', isSection && 'max-md:text-lg')}>{title}</Heading>
          {children !== undefined && <div className="text-pretty text-ink-muted">{children}</div>}
        </div>
        {action !== undefined && (
          <div className={cx('flex flex-wrap gap-3', !isSection && 'justify-center')}>{action}</div>
        )}
      </div>
    </div>
  );
}
