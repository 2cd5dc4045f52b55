import { cva } from 'class-variance-authority';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';

const classes = cva(
  'inline-grid h-5 min-w-5 shrink-0 place-items-center rounded-pill border border-transparent px-1.5 text-xs leading-none font-bold tabular-nums',
  {
    variants: {
      tone: {
        danger: 'bg-danger-solid text-on-solid',
        brand: 'bg-brand text-brand-ink',
        neutral: 'bg-neutral-soft text-neutral-ink',
      },
    },
  },
);

export type CountBadgeProps = {
  /** At 0 nothing is rendered. */
  count: number;
  /** The highest count shown; above it the badge shows "99+". */
  cap?: number | undefined;
  /** Text for screen readers, such as "12 unread messages". */
  label: string;
  /** `danger` for counts that need attention, `neutral` for plain ones. */
  tone?: 'danger' | 'brand' | 'neutral' | undefined;
  className?: string | undefined;
};

/** A count on an icon or after a label. */
export function CountBadge({
  count,
  cap = 99,
  label,
  tone = 'danger',
  className,
}: CountBadgeProps) {
  if (count <= 0) return null;
  return (
    <span className={classes({ tone, className })}>
      <span aria-hidden>{count > cap ? `${cap}+` : count}</span>
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
}
