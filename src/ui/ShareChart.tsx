import { cva, cx } from 'class-variance-authority';
import { useId } from 'react';
import { percent, shareOf } from '#src/ui/share.ts';

const colors = cva('', {
  variants: {
    tone: {
      brand: 'text-brand',
      info: 'text-info-solid',
      success: 'text-success-solid',
      warning: 'text-warning-solid',
      neutral: 'text-neutral-solid',
      faint: 'text-line-strong/50',
    },
  },
});

export type SharePart = {
  /** Unique in its chart. */
  label: string;
  value: number;
  /** `faint` is for what is left over. The label carries the meaning. */
  tone: 'brand' | 'info' | 'success' | 'warning' | 'neutral' | 'faint';
};

/** The width of a part that is too small to see, as a share of the bar. */
const VISIBLE_SHARE = 0.015;

export type ShareChartProps = {
  /** Names the chart, such as "Tasks by status". */
  label: string;
  /** The parts in the order of the bar. Together they are the whole. */
  parts: readonly SharePart[];
  /** Formats the size of a part; a plain number by default. */
  formatValue?: ((value: number) => string) | undefined;
};

/**
 * The parts of a whole as one bar, with a legend that gives the number of each that isn't empty. The bar is an image for screen
 * readers, described by the legend. To compare the parts with each other, use `Bars`.
 */
export function ShareChart({
  label,
  parts,
  formatValue = (value) => value.toLocaleString('en-US'),
}: ShareChartProps) {
  const legendId = useId();
  const total = parts.reduce((sum, { value }) => sum + value, 0);
  const visible = parts.filter(({ value }) => value > 0);
  return (
    <figure className="flex flex-col gap-4">
      {/* A bar of one part says nothing. */}
      {visible.length !== 1 && (
        <svg
          role="img"
          aria-label={label}
          aria-describedby={legendId}
          className="h-4 w-full rounded-pill rtl:-scale-x-100 bg-surface-sunken outline -outline-offset-1 outline-line forced-colors:forced-color-adjust-none forced-colors:bg-[Canvas] forced-colors:outline-[CanvasText]"
        >
          {segmentsOf(visible, total).map(({ part, start, width }) => (
            <rect
              key={part.label}
              x={`${start * 100}%`}
              width={`${width * 100}%`}
              height="100%"
              // The stroke leaves a gap between two parts.
              className={cx(
                colors({ tone: part.tone }),
                'fill-current stroke-surface-raised stroke-2',
                'forced-colors:fill-[CanvasText] forced-colors:stroke-[Canvas]',
              )}
            />
          ))}
        </svg>
      )}
      <dl
        id={legendId}
        className="grid grid-cols-[auto_minmax(0,1fr)_auto_auto] gap-x-3 gap-y-2 text-sm"
      >
        {(visible.length > 0 ? visible : parts).map(({ label: name, value, tone }) => (
          <div key={name} className="col-span-full grid grid-cols-subgrid items-baseline">
            <dt className="col-span-2 grid grid-cols-subgrid items-baseline">
              <svg
                aria-hidden
                viewBox="0 0 10 10"
                className={cx(colors({ tone }), 'size-2.5 forced-colors:text-[CanvasText]')}
              >
                <rect width="10" height="10" rx="3" className="fill-current" />
              </svg>
              <span className="min-w-0 wrap-anywhere">{name}</span>
            </dt>
            <dd className="col-span-2 grid grid-cols-subgrid text-end tabular-nums">
              <span className="font-medium">{formatValue(value)}</span>{' '}
              {/* Reserves the width of "100%". */}
              <span className="min-w-[4.25ch] text-ink-muted">{percent(value, total)}</span>
            </dd>
          </div>
        ))}
      </dl>
    </figure>
  );
}

/** Where each nonempty part is in the bar, as shares of its width. Small parts are widened to be seen. */
function segmentsOf(visible: readonly SharePart[], total: number) {
  const widths = visible.map(({ value }) => Math.max(shareOf(value, total), VISIBLE_SHARE));
  const sum = widths.reduce((whole, width) => whole + width, 0);
  let start = 0;
  return visible.map((part, index) => {
    const width = (widths[index] ?? 0) / sum;
    const segment = { part, start, width };
    start += width;
    return segment;
  });
}
