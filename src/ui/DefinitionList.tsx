import { cx } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';

/**
 * A list of terms and values, such as on a profile.
 */
export function DefinitionList({ className, ...rest }: ComponentProps<'dl'>) {
  return (
    <dl {...rest} className={cx('@container flex flex-col divide-y divide-line', className)} />
  );
}

export type DefinitionProps = ComponentProps<'div'> & {
  term: ReactNode;
  icon?: ReactNode;
};

/**
 * A term and its value, side by side. The terms' column has a fixed width, so that values align from list to
 * list. A narrow list drops the icons.
 */
export function Definition({ term, icon, className, children, ...rest }: DefinitionProps) {
  return (
    <div {...rest} className={cx('flex gap-x-3 py-3 first:pt-0 last:pb-0 @md:gap-x-6', className)}>
      <dt className="flex gap-2 text-sm leading-6 text-ink-muted">
        {icon !== undefined && (
          <span className="hidden h-lh w-5 shrink-0 items-center @sm:flex [&_svg]:size-5">
            {icon}
          </span>
        )}
        <span className="w-28 wrap-anywhere @md:w-30">{term}</span>
      </dt>
      <dd className="min-w-0 grow basis-0 font-medium wrap-anywhere tabular-nums">{children}</dd>
    </div>
  );
}
