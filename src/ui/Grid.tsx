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
  /** Minimum column width in rem. */
  min?: number | undefined;
  /** Maximum number of columns. */
  columns?: number | undefined;
  /** Gap between rows and columns, in steps of 4 px. */
  gap?: 2 | 3 | 4 | 6 | 8 | undefined;
  /** Vertical alignment of the cells in a row. */
  align?: 'stretch' | 'start' | 'center' | undefined;
  /** Renders the child with the grid's styles, such as a `ul` or `dl`. */
  asChild?: boolean | undefined;
};

/**
 * A grid of equally wide columns. Their number depends on the width of the grid, not of the
 * viewport, so it works in pages, cards and dialogs alike.
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
  // The share is the width of a column at `columns` columns; `min` applies when that is narrower.
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
