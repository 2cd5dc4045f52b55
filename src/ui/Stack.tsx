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
  /** A column, or a row that wraps. */
  direction?: 'column' | 'row' | undefined;
  /** Gap between children, in steps of 4 px. */
  gap?: 1 | 2 | 3 | 4 | 6 | 8 | 12 | 16 | undefined;
  /** Renders the child with the stack's styles, such as a `form` or `ul`. */
  asChild?: boolean | undefined;
};

/**
 * Lays out its children with an even gap.
 *
 * @example
 * <Stack gap={6} asChild><form>…</form></Stack>
 */
export function Stack({ direction, gap, asChild = false, className, ...rest }: StackProps) {
  const Root = asChild ? Slot : 'div';
  return <Root {...rest} className={classes({ direction, gap, className })} />;
}
