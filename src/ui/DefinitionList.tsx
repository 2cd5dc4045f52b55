import { cx } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';

export type DefinitionListProps = ComponentProps<'dl'>;

/**
 * A list of terms and values, such as on a profile.
 *
 * @example
 * <DefinitionList>
 *   <Definition term="Phone" icon={<Phone strokeWidth={1.75} />}>+351 900 000 000</Definition>
 * </DefinitionList>
 */
export function DefinitionList({ className, ...rest }: DefinitionListProps) {
  return <dl {...rest} className={cx('flex flex-col divide-y divide-line', className)} />;
}

export type DefinitionProps = ComponentProps<'div'> & {
  /** Name of the value. */
  term: ReactNode;
  /** A lucide icon before the term. */
  icon?: ReactNode;
};

/** A term and its value: stacked on phones, side by side from 576 px. */
export function Definition({ term, icon, className, children, ...rest }: DefinitionProps) {
  return (
    <div
      {...rest}
      className={cx(
        'grid gap-x-6 gap-y-0.5 py-3 first:pt-0 last:pb-0 sm:grid-cols-[12rem_1fr]',
        className,
      )}
    >
      <dt className="flex items-start gap-2.5 text-ink-muted [&_svg]:mt-0.5 [&_svg]:size-5 [&_svg]:shrink-0">
        {icon}
        {term}
      </dt>
      <dd className="min-w-0 font-medium wrap-anywhere tabular-nums">{children}</dd>
    </div>
  );
}
