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
  return (
    <dl {...rest} className={cx('@container flex flex-col divide-y divide-line', className)} />
  );
}

export type DefinitionProps = ComponentProps<'div'> & {
  /** Name of the value. */
  term: ReactNode;
  /** A lucide icon before the term. */
  icon?: ReactNode;
};

/**
 * A term and its value, side by side. The terms' column has a fixed width, so that values align from
 * list to list. A narrow list drops the icons, and a value that does not fit beside its term is below it.
 */
export function Definition({ term, icon, className, children, ...rest }: DefinitionProps) {
  return (
    <div
      {...rest}
      className={cx(
        'flex flex-wrap gap-x-3 py-3 first:pt-0 last:pb-0 @md:flex-nowrap @md:gap-x-6',
        className,
      )}
    >
      <dt className="flex gap-2 text-sm leading-6 text-ink-muted ">
        {icon !== undefined && (
          <span className="hidden h-lh w-5 shrink-0 items-center @sm:flex [&_svg]:size-5">
            {icon}
          </span>
        )}
        <span className="w-23 wrap-anywhere @md:w-30">{term}</span>
      </dt>
      <dd className="max-w-full min-w-0 grow font-medium wrap-anywhere tabular-nums @md:basis-0">
        {children}
      </dd>
    </div>
  );
}
