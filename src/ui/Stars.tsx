import { cva } from 'class-variance-authority';
import { Star } from 'lucide-react';

const classes = cva('inline-flex items-center gap-0.5 align-middle', {
  variants: {
    size: { sm: '[&_svg]:size-4', md: '[&_svg]:size-5', lg: '[&_svg]:size-7' },
  },
});

export type StarsProps = {
  /** The rating, such as 4.3 of 5. */
  value: number;
  /** 16, 20 or 28 px high. */
  size?: 'sm' | 'md' | 'lg' | undefined;
  /** Accessible name, such as "4.3 out of 5 stars". */
  label: string;
};

/** A read-only star rating. For something without ratings, show a text instead. */
export function Stars({ value, size = 'md', label }: StarsProps) {
  return (
    <span role="img" aria-label={label} className={classes({ size })}>
      {Array.from({ length: 5 }, (_, index) => (
        <PartlyFilled key={index} part={Math.min(Math.max(value - index, 0), 1)} />
      ))}
    </span>
  );
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
