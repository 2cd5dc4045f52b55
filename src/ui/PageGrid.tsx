import { Slot } from 'radix-ui';
import { cx } from 'class-variance-authority';
import type { ComponentProps, CSSProperties } from 'react';

export type PageGridProps = ComponentProps<'div'> & {
  asChild?: boolean | undefined;
};

/**
 * The grid of a page: 12 columns with gutters of 24 px from 768 px, and one column with gaps of
 * 16 px below. Cells of a row end together.
 *
 * @example
 * <PageGrid>
 *   <PageGridCell span={12}><StatGrid>…</StatGrid></PageGridCell>
 *   <PageGridCell span={{ md: 6, xl: 8 }}><Card>…</Card></PageGridCell>
 *   <PageGridCell span={{ md: 6, xl: 4 }}><Card>…</Card></PageGridCell>
 * </PageGrid>
 */
export function PageGrid({ asChild = false, className, ...rest }: PageGridProps) {
  const Root = asChild ? Slot.Root : 'div';
  return (
    <Root {...rest} className={cx('grid grid-cols-1 gap-4 md:grid-cols-12 md:gap-6', className)} />
  );
}

/** A number of columns of a `PageGrid`. */
export type PageGridSpan = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12;

export type PageGridCellProps = ComponentProps<'div'> & {
  /** Number of columns: one from 768 px on, or one for each breakpoint from which it differs. */
  span:
    | PageGridSpan
    | { md: PageGridSpan; lg?: PageGridSpan | undefined; xl?: PageGridSpan | undefined };
};

/** A cell of a `PageGrid`. What is in it fills it; several things are stacked and fill it together. */
export function PageGridCell({ span, className, style, ...rest }: PageGridCellProps) {
  const spans = typeof span === 'number' ? { md: span } : span;
  const { md, lg = md, xl = lg } = spans;
  return (
    <div
      {...rest}
      // All three in each cell, so a nested grid inherits none.
      style={{ '--span-md': md, '--span-lg': lg, '--span-xl': xl, ...style } as CSSProperties}
      className={cx(
        'grid min-w-0 grid-cols-1 gap-4 md:gap-6',
        'md:col-[span_var(--span-md)] lg:col-[span_var(--span-lg)] xl:col-[span_var(--span-xl)]',
        className,
      )}
    />
  );
}
