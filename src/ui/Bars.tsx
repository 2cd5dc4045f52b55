import { cva, cx } from 'class-variance-authority';
import type { ComponentProps, CSSProperties, ReactNode } from 'react';
import { percent, shareOf } from '#src/ui/share.ts';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';

/**
 * A horizontal bar chart of the parts of a whole, such as ratings by stars. The bars are decorative;
 * screen readers get the labels and numbers.
 *
 * @example
 * <Bars aria-label="Ratings by stars">
 *   <Bar label="5 stars" value={12} total={20} />
 *   <Bar label="4 stars" value={8} total={20} />
 * </Bars>
 */
export function Bars({ className, ...rest }: ComponentProps<'dl'>) {
  return (
    <dl
      {...rest}
      className={cx(
        'grid grid-cols-[fit-content(40%)_minmax(2rem,1fr)_auto_auto] gap-x-3 gap-y-2 text-sm',
        className,
      )}
    />
  );
}

const fillClasses = cva(
  [
    'block h-full w-(--share) rounded-pill',
    // Forced-colors mode drops backgrounds except system colors.
    'forced-colors:bg-[CanvasText] forced-colors:forced-color-adjust-none',
  ],
  {
    variants: {
      tone: {
        accent: 'border-accent-strong bg-accent not-data-empty:border',
        brand: 'bg-brand',
        success: 'bg-success-solid',
        warning: 'bg-warning-solid',
        danger: 'bg-danger-solid',
        info: 'bg-info-solid',
        neutral: 'bg-neutral-solid',
      },
      isAnimated: {
        true: 'motion-safe:transition-[width] motion-safe:duration-dialog motion-safe:ease-out motion-safe:starting:w-0',
        false: '',
      },
    },
  },
);

export type BarTone = 'accent' | 'brand' | 'success' | 'warning' | 'danger' | 'info' | 'neutral';

export type BarProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** Name of the part. */
  label: ReactNode;
  /** Size of the part. */
  value: number;
  /** Size of the whole, the same for all bars of a chart. */
  total: number;
  /** The meaning of the part. The label must convey it too. */
  tone?: BarTone | undefined;
  /** False leaves out the percentage. */
  hasShare?: boolean | undefined;
  /** Animates the bar on mount and when its value changes, unless motion is reduced. */
  isAnimated?: boolean | undefined;
};

/** One bar in `Bars`. */
export function Bar({
  label,
  value,
  total,
  tone = 'accent',
  hasShare = true,
  isAnimated = false,
  className,
  ...rest
}: BarProps) {
  return (
    <div {...rest} className={cx('col-span-full grid grid-cols-subgrid items-center', className)}>
      <dt className="min-w-0 wrap-anywhere">{label}</dt>
      <dd className="col-span-3 grid grid-cols-subgrid items-center text-end tabular-nums">
        <span
          aria-hidden
          className="h-2.5 overflow-hidden rounded-pill border border-line bg-surface-sunken"
        >
          <span
            data-empty={value > 0 ? undefined : ''}
            className={cx(fillClasses({ tone, isAnimated }), value > 0 && 'min-w-1')}
            style={{ '--share': `${shareOf(value, total) * 100}%` } as CSSProperties}
          />
        </span>
        <span className={cx('font-medium', !hasShare && 'col-span-2')}>
          {value.toLocaleString('en-US')}
          <VisuallyHidden> of {total.toLocaleString('en-US')},</VisuallyHidden>
        </span>{' '}
        {hasShare && (
          // Reserves the width of "100%".
          <span className="min-w-[4.25ch] text-ink-muted">{percent(value, total)}</span>
        )}
      </dd>
    </div>
  );
}
