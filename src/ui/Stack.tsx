import { Slot } from '@radix-ui/react-slot';
import { cva } from 'class-variance-authority';
import type { ComponentProps } from 'react';

const classes = cva('flex', {
  variants: {
    direction: { column: 'flex-col', row: 'flex-row flex-wrap items-center' },
    gap: {
      1: 'gap-1',
      2: 'gap-2',
      3: 'gap-3',
      4: 'gap-4',
      6: 'gap-6',
      8: 'gap-8',
      12: 'gap-12',
      16: 'gap-16',
    },
  },
  defaultVariants: { direction: 'column', gap: 4 },
});

export type StackProps = ComponentProps<'div'> & {
  /** Down the page, or along the line and wrapping. */
  direction?: 'column' | 'row' | undefined;
  /** In steps of 4 px. */
  gap?: 1 | 2 | 3 | 4 | 6 | 8 | 12 | 16 | undefined;
  /** Give the layout to the only child, such as a `form` or a `ul`. */
  asChild?: boolean | undefined;
};

/**
 * Things one after the other with an even space between.
 *
 * @example
 * <Stack gap={6} asChild><form>…</form></Stack>
 */
export function Stack({ direction, gap, asChild = false, className, ...rest }: StackProps) {
  const Root = asChild ? Slot : 'div';
  return <Root {...rest} className={classes({ direction, gap, className })} />;
}
