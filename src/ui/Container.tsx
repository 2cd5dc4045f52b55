import { Slot } from 'radix-ui';
import { cva } from 'class-variance-authority';
import type { ComponentProps } from 'react';

const classes = cva('mx-auto w-full px-4 md:px-6 lg:px-8', {
  variants: { width: { page: 'max-w-page', reading: 'max-w-[calc(70ch+4rem)]' } },
});

export type ContainerProps = ComponentProps<'div'> & {
  /** Maximum width: 1200 px, or 70 characters. */
  width?: 'page' | 'reading' | undefined;
  asChild?: boolean | undefined;
};

/** A centered column with gutters of 16, 24 or 32 px, depending on the viewport. */
export function Container({ width = 'page', asChild = false, className, ...rest }: ContainerProps) {
  const Root = asChild ? Slot.Root : 'div';
  return <Root {...rest} className={classes({ width, className })} />;
}
