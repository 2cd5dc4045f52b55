import { cva } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';

const classes = cva(
  'inline-flex max-w-full shrink-0 items-center border border-transparent font-semibold whitespace-nowrap [&_svg]:shrink-0',
  {
    variants: {
      tone: {
        neutral: 'bg-neutral-soft text-neutral-ink',
        brand: 'bg-brand-soft text-brand-soft-ink',
        success: 'bg-success-soft text-success-ink',
        warning: 'bg-warning-soft text-warning-ink',
        danger: 'bg-danger-soft text-danger-ink',
        info: 'bg-info-soft text-info-ink',
        accent: 'bg-accent-soft text-ink',
        final: 'bg-success-solid text-on-solid',
      },
      size: {
        sm: 'gap-1 rounded-pill px-2 text-xs leading-4.5 [&_svg]:size-3',
        md: 'gap-1.5 rounded-pill px-2.5 py-0.5 text-sm [&_svg]:size-3.5',
        lg: 'rounded-control px-4 py-2 font-display text-3xl tabular-nums',
      },
    },
  },
);

export type BadgeTone =
  | 'neutral'
  | 'brand'
  | 'success'
  | 'warning'
  | 'danger'
  | 'info'
  | 'accent'
  | 'final';

export type BadgeProps = ComponentProps<'span'> & {
  /** The meaning of the label; `final` for a success after which nothing follows. */
  tone?: BadgeTone | undefined;
  /** `sm` is as high as a line of small text; `lg` is a figure that its tone judges. */
  size?: 'sm' | 'md' | 'lg' | undefined;
  icon?: ReactNode;
};

/** A status label of one or two words. */
export function Badge({
  tone = 'neutral',
  size = 'md',
  icon,
  className,
  children,
  ...rest
}: BadgeProps) {
  return (
    <span {...rest} data-tone={tone} className={classes({ tone, size, className })}>
      {icon}
      <span className="truncate">{children}</span>
    </span>
  );
}
