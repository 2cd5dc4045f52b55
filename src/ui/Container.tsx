import { Slot } from '@radix-ui/react-slot';
import { cva } from 'class-variance-authority';
import type { ComponentProps } from 'react';

const classes = cva('mx-auto w-full px-4 md:px-6 lg:px-8', {
  variants: {
    width: {
      page: 'max-w-page',
      reading: 'max-w-[calc(70ch+4rem)]',
      form: 'max-w-[32rem]',
    },
  },
  defaultVariants: { width: 'page' },
});

export type ContainerProps = ComponentProps<'div'> & {
  /** 1200 px, 70 characters, or one column of a form. */
  width?: 'page' | 'reading' | 'form' | undefined;
  /** Give the layout to the only child, such as `main`. */
  asChild?: boolean | undefined;
};

/**
 * The page's column with its gutters of 16, 24 and 32 px.
 *
 * @example
 * <Container asChild><main>…</main></Container>
 */
export function Container({ width, asChild = false, className, ...rest }: ContainerProps) {
  const Root = asChild ? Slot : 'div';
  return <Root {...rest} className={classes({ width, className })} />;
}
