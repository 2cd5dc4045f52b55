import { cva } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';

const classes = cva(
  'inline-flex max-w-full shrink-0 items-center gap-1.5 rounded-pill border border-transparent px-2.5 py-0.5 text-sm font-semibold whitespace-nowrap [&_svg]:size-3.5 [&_svg]:shrink-0',
  {
    variants: {
      tone: { neutral: '', brand: '', success: '', warning: '', danger: '', info: '', accent: '' },
      solid: { true: '', false: '' },
    },
    compoundVariants: [
      { tone: 'neutral', solid: false, className: 'bg-neutral-soft text-neutral-ink' },
      { tone: 'brand', solid: false, className: 'bg-brand-soft text-brand-soft-ink' },
      { tone: 'success', solid: false, className: 'bg-success-soft text-success-ink' },
      { tone: 'warning', solid: false, className: 'bg-warning-soft text-warning-ink' },
      { tone: 'danger', solid: false, className: 'bg-danger-soft text-danger-ink' },
      { tone: 'info', solid: false, className: 'bg-info-soft text-info-ink' },
      { tone: 'accent', solid: false, className: 'bg-accent-soft text-ink' },
      { tone: 'neutral', solid: true, className: 'bg-neutral-solid text-on-solid' },
      { tone: 'brand', solid: true, className: 'bg-brand text-brand-ink' },
      { tone: 'success', solid: true, className: 'bg-success-solid text-on-solid' },
      { tone: 'warning', solid: true, className: 'bg-warning-solid text-on-solid' },
      { tone: 'danger', solid: true, className: 'bg-danger-solid text-on-solid' },
      { tone: 'info', solid: true, className: 'bg-info-solid text-on-solid' },
      { tone: 'accent', solid: true, className: 'bg-accent text-accent-ink' },
    ],
    defaultVariants: { tone: 'neutral', solid: false },
  },
);

export type BadgeTone = 'neutral' | 'brand' | 'success' | 'warning' | 'danger' | 'info' | 'accent';

export type BadgeProps = ComponentProps<'span'> & {
  /** The meaning of the label. */
  tone?: BadgeTone | undefined;
  /** Uses the solid style, for a final state. */
  solid?: boolean | undefined;
  /** A lucide icon before the label. */
  icon?: ReactNode;
};

/**
 * A status label of one or two words.
 *
 * @example
 * <Badge tone="success" icon={<Check aria-hidden />}>Completed</Badge>
 */
export function Badge({ tone, solid, icon, className, children, ...rest }: BadgeProps) {
  return (
    <span {...rest} data-tone={tone} className={classes({ tone, solid, className })}>
      {icon}
      <span className="truncate">{children}</span>
    </span>
  );
}
