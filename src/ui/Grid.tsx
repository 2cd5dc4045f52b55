import { Slot } from '@radix-ui/react-slot';
import { cva } from 'class-variance-authority';
import type { ComponentProps } from 'react';

const classes = cva('grid', {
  variants: {
    gap: { 2: 'gap-2', 3: 'gap-3', 4: 'gap-4', 6: 'gap-6', 8: 'gap-8' },
    align: { stretch: '', start: 'items-start', center: 'items-center' },
  },
  defaultVariants: { gap: 4, align: 'stretch' },
});

export type GridProps = ComponentProps<'div'> & {
  /** How narrow a column may become, in rem; where two do not fit, there is one. */
  min?: number | undefined;
  /** At most so many columns, however wide the grid is. */
  columns?: number | undefined;
  /** Between rows and columns, in steps of 4 px. */
  gap?: 2 | 3 | 4 | 6 | 8 | undefined;
  /** Cells of one row are as high as the highest, or as high as they need to be. */
  align?: 'stretch' | 'start' | 'center' | undefined;
  /** Give the layout to the only child, such as a `ul` or a `dl`. */
  asChild?: boolean | undefined;
};

/**
 * Things of one kind side by side, in columns of one width. How many there are follows from the
 * room that the grid has, not from the screen, so it fits a page, a card and a dialog alike.
 *
 * @example
 * <Grid min={18} columns={3} asChild>
 *   <ul>{people.map((person) => <li key={person.id}>…</li>)}</ul>
 * </Grid>
 */
export function Grid({
  min = 16,
  columns,
  gap = 4,
  align,
  asChild = false,
  className,
  style,
  ...rest
}: GridProps) {
  const Root = asChild ? Slot : 'div';
  // A column takes its share of the widest layout, unless it would be narrower than `min`.
  const share =
    columns === undefined ? '0rem' : `(100% - ${(columns - 1) * gap * 0.25}rem) / ${columns}`;
  return (
    <Root
      {...rest}
      style={{
        gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, max(${min}rem, ${share})), 1fr))`,
        ...style,
      }}
      className={classes({ gap, align, className })}
    />
  );
}
