import { cva } from 'class-variance-authority';
import { Star } from 'lucide-react';
import type { ComponentProps } from 'react';

const classes = cva('inline-flex items-center align-middle whitespace-nowrap', {
  variants: {
    size: {
      sm: 'gap-1.5 text-sm [&_svg]:size-4',
      md: 'gap-2 text-base [&_svg]:size-5',
      lg: 'gap-2.5 text-xl [&_svg]:size-7',
    },
  },
});

export type StarsProps = Omit<ComponentProps<'span'>, 'children'> & {
  /** The rating, such as 4.3. */
  value: number;
  /** Number of stars. */
  max?: number | undefined;
  /** 16, 20 or 28 px high. */
  size?: 'sm' | 'md' | 'lg' | undefined;
  /** Shows the value next to the stars, with one decimal. */
  hasFigure?: boolean | undefined;
  /** Number of ratings, shown in parentheses. */
  count?: number | undefined;
  /** Accessible name. By default such as "4.3 out of 5 stars, 12 ratings". */
  label?: string | undefined;
};

/**
 * A read-only star rating. For something without ratings, show a text instead.
 *
 * @example
 * <Stars value={4.3} hasFigure count={12} />
 */
export function Stars({
  value,
  max = 5,
  size = 'md',
  hasFigure = false,
  count,
  label,
  className,
  ...rest
}: StarsProps) {
  const figure = value.toFixed(1);
  return (
    <span
      {...rest}
      role="img"
      aria-label={label ?? `${figure} out of ${max} stars${ratings(count)}`}
      className={classes({ size, className })}
    >
      <span className="inline-flex gap-0.5">
        {Array.from({ length: max }, (_, index) => (
          <PartlyFilled key={index} part={Math.min(Math.max(value - index, 0), 1)} />
        ))}
      </span>
      {hasFigure && <span className="font-semibold tabular-nums">{figure}</span>}
      {count !== undefined && (
        <span className="text-ink-muted tabular-nums">({count.toLocaleString('en-US')})</span>
      )}
    </span>
  );
}

function ratings(count: number | undefined) {
  if (count === undefined) return '';
  return count === 1 ? ', 1 rating' : `, ${count.toLocaleString('en-US')} ratings`;
}

/** A filled star over an empty one, clipped to the fraction. Respects the text direction. */
function PartlyFilled({ part }: { part: number }) {
  return (
    <span className="relative block">
      <Star
        aria-hidden
        strokeWidth={1.75}
        className="block text-line-strong forced-colors:text-[CanvasText]"
      />
      {part > 0 && (
        <span
          className="absolute inset-y-0 start-0 overflow-hidden text-accent-strong"
          style={{ inlineSize: `${part * 100}%` }}
        >
          <Star
            aria-hidden
            strokeWidth={1.75}
            className="block max-w-none fill-accent forced-colors:fill-current"
          />
        </span>
      )}
    </span>
  );
}
