import { cx } from 'class-variance-authority';
import type { CSSProperties, ReactNode } from 'react';
import { shareOf } from '#src/ui/share.ts';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';

/**
 * A horizontal bar chart of the parts of a whole, such as ratings by stars. The bars are decorative;
 * screen readers get the labels and numbers.
 */
export function Bars({ label, children }: { label: string; children: ReactNode }) {
  return (
    <dl
      aria-label={label}
      className="grid grid-cols-[fit-content(40%)_minmax(2rem,1fr)_auto] gap-x-3 gap-y-2 text-sm"
    >
      {children}
    </dl>
  );
}

const toneClasses = {
  accent: 'border-accent-strong bg-accent not-data-empty:border',
  success: 'bg-success-solid',
  danger: 'bg-danger-solid',
} as const;

export type BarProps = {
  label: string;
  value: number;
  /** Size of the whole, the same for all bars of a chart. */
  total: number;
  /** The meaning of the part. The label must convey it too. */
  tone: keyof typeof toneClasses;
};

/** One bar in `Bars`. */
export function Bar({ label, value, total, tone }: BarProps) {
  return (
    <div className="col-span-full grid grid-cols-subgrid items-center">
      <dt className="min-w-0 wrap-anywhere">{label}</dt>
      <dd className="col-span-2 grid grid-cols-subgrid items-center text-end tabular-nums">
        <span
          aria-hidden
          className="h-2.5 overflow-hidden rounded-pill border border-line bg-surface-sunken"
        >
          <span
            data-empty={value > 0 ? undefined : ''}
            className={cx(
              'block h-full w-(--share) rounded-pill',
              // Forced-colors mode drops backgrounds except system colors.
              'forced-colors:bg-[CanvasText] forced-colors:forced-color-adjust-none',
              toneClasses[tone],
              value > 0 && 'min-w-1',
            )}
            style={{ '--share': `${shareOf(value, total) * 100}%` } as CSSProperties}
          />
        </span>
        <span className="font-medium">
          {value.toLocaleString('en-US')}
          <VisuallyHidden> of {total.toLocaleString('en-US')}</VisuallyHidden>
        </span>
      </dd>
    </div>
  );
}
