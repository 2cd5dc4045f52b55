import { cva } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';

const classes = cva(
  'inline-flex max-w-full shrink-0 items-center border border-transparent font-semibold whitespace-nowrap [&_svg]:shrink-0',
  {
    variants: {
      tone: { neutral: '', brand: '', success: '', warning: '', danger: '', info: '', accent: '' },
      isSolid: { true: '', false: '' },
      size: {
        sm: 'gap-1 rounded-pill px-2 text-xs leading-4.5 [&_svg]:size-3',
        md: 'gap-1.5 rounded-pill px-2.5 py-0.5 text-sm [&_svg]:size-3.5',
        lg: 'rounded-control px-4 py-2 font-display text-3xl tabular-nums',
      },
    },
    compoundVariants: [
      { tone: 'neutral', isSolid: false, className: 'bg-neutral-soft text-neutral-ink' },
      { tone: 'brand', isSolid: false, className: 'bg-brand-soft text-brand-soft-ink' },
      { tone: 'success', isSolid: false, className: 'bg-success-soft text-success-ink' },
      { tone: 'warning', isSolid: false, className: 'bg-warning-soft text-warning-ink' },
      { tone: 'danger', isSolid: false, className: 'bg-danger-soft text-danger-ink' },
      { tone: 'info', isSolid: false, className: 'bg-info-soft text-info-ink' },
      { tone: 'accent', isSolid: false, className: 'bg-accent-soft text-ink' },
      { tone: 'neutral', isSolid: true, className: 'bg-neutral-solid text-on-solid' },
      { tone: 'brand', isSolid: true, className: 'bg-brand text-brand-ink' },
      { tone: 'success', isSolid: true, className: 'bg-success-solid text-on-solid' },
      { tone: 'warning', isSolid: true, className: 'bg-warning-solid text-on-solid' },
      { tone: 'danger', isSolid: true, className: 'bg-danger-solid text-on-solid' },
      { tone: 'info', isSolid: true, className: 'bg-info-solid text-on-solid' },
      { tone: 'accent', isSolid: true, className: 'bg-accent text-accent-ink' },
    ],
  },
);

export type BadgeTone = 'neutral' | 'brand' | 'success' | 'warning' | 'danger' | 'info' | 'accent';

export type BadgeProps = ComponentProps<'span'> & {
  /** The meaning of the label. */
  tone?: BadgeTone | undefined;
  /** Uses the solid style, for a final state. */
  isSolid?: boolean | undefined;
  /** `sm` is as high as a line of small text; `lg` is a figure that its tone judges. */
  size?: 'sm' | 'md' | 'lg' | undefined;
  /** A lucide icon before the label. */
  icon?: ReactNode;
};

/**
 * A status label of one or two words.
 *
 * @example
 * <Badge tone="success" icon={<Check aria-hidden />}>Completed</Badge>
 */
export function Badge({
  tone = 'neutral',
  isSolid = false,
  size = 'md',
  icon,
  className,
  children,
  ...rest
}: BadgeProps) {
  return (
    <span {...rest} data-tone={tone} className={classes({ tone, isSolid, size, className })}>
      {icon}
      <span className="truncate">{children}</span>
    </span>
  );
}
