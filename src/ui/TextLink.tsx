import { Slot } from 'radix-ui';
import { cva } from 'class-variance-authority';
import type { ComponentProps } from 'react';

const classes = cva(
  'rounded-[2px] underline decoration-[1.5px] underline-offset-[0.2em] transition-colors duration-quick disabled:disabled-bare disabled:no-underline',
  {
    variants: {
      tone: {
        brand: 'font-medium text-brand decoration-brand/40 hover:decoration-current',
        quiet: 'text-ink-muted decoration-line-strong hover:text-ink hover:decoration-current',
      },
      isStandalone: {
        // A finger gets 44 px; the line stays as tall as it is.
        true: "relative pointer-coarse:after:absolute pointer-coarse:after:inset-x-0 pointer-coarse:after:-inset-y-3.5 pointer-coarse:after:content-['']",
      },
    },
  },
);

export type TextLinkProps = ComponentProps<'a'> & {
  /** `quiet` for links in footers and asides. */
  tone?: 'brand' | 'quiet' | undefined;
  /** For a link that is not part of a sentence: its touch target reaches above and below its line. */
  isStandalone?: boolean | undefined;
  asChild?: boolean | undefined;
};

/** An inline text link, always underlined. */
export function TextLink({
  tone = 'brand',
  isStandalone,
  asChild = false,
  className,
  ...rest
}: TextLinkProps) {
  const Root = asChild ? Slot.Root : 'a';
  return <Root {...rest} className={classes({ tone, isStandalone, className })} />;
}
