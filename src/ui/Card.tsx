import { Slot } from 'radix-ui';
import { cva, cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';

const classes = cva('relative rounded-card border', {
  variants: {
    tone: {
      raised: 'border-line bg-surface-raised',
      sunken: 'border-transparent bg-surface-sunken',
    },
    padding: { none: '', sm: 'p-4', md: 'p-4 sm:p-6', lg: 'p-6 md:p-8' },
  },
});

export type CardProps = ComponentProps<'div'> & {
  tone?: 'raised' | 'sunken' | undefined;
  /** 16 px, 16 to 24 px, 24 to 32 px, or none for full-bleed content. */
  padding?: 'none' | 'sm' | 'md' | 'lg' | undefined;
  asChild?: boolean | undefined;
};

/**
 * A box for one subject. With a `CardLink` inside, the whole card is clickable.
 *
 * @example
 * <Card asChild>
 *   <article>
 *     <h3><CardLink asChild><Link to="/requests/7">Mount two shelves</Link></CardLink></h3>
 *     <p>This Saturday</p>
 *   </article>
 * </Card>
 */
export function Card({
  tone = 'raised',
  padding = 'md',
  asChild = false,
  className,
  ...rest
}: CardProps) {
  const Root = asChild ? Slot.Root : 'div';
  return (
    <Root
      {...rest}
      data-card=""
      className={classes({
        tone,
        padding,
        className: cx(
          'transition-[border-color,box-shadow,translate] duration-backdrop ease-out',
          // No hover effect while another control in the card is hovered.
          'has-data-card-link:not-has-[:is(a,button):not([data-card-link]):hover]:hover:-translate-y-0.5',
          'has-data-card-link:not-has-[:is(a,button):not([data-card-link]):hover]:hover:border-line-strong/60',
          'has-data-card-link:not-has-[:is(a,button):not([data-card-link]):hover]:hover:shadow-float',
          // Other controls are above the link that covers the card.
          'has-data-card-link:[&_:is(a,button):not([data-card-link])]:relative has-data-card-link:[&_:is(a,button):not([data-card-link])]:z-1',
          'has-[[data-card-link]:focus-visible]:outline-2 has-[[data-card-link]:focus-visible]:outline-offset-2 has-[[data-card-link]:focus-visible]:outline-focus',
          className,
        ),
      })}
    />
  );
}

export type CardLinkProps = ComponentProps<'a'> & {
  /** Called for a plain click instead of following the link, which still opens in a new tab. */
  onOpen?: (() => void) | undefined;
  asChild?: boolean | undefined;
};

/** The main link of a card, which covers all of it. Other links and buttons stay above it. */
export function CardLink({ onOpen, asChild = false, className, ...rest }: CardLinkProps) {
  const Root = asChild ? Slot.Root : 'a';
  return (
    <Root
      {...rest}
      onClick={(event) => {
        rest.onClick?.(event);
        const { metaKey, ctrlKey, shiftKey, altKey } = event;
        if (onOpen === undefined || metaKey || ctrlKey || shiftKey || altKey) return;
        event.preventDefault();
        onOpen();
      }}
      data-card-link=""
      className={cx(
        'no-underline after:absolute after:-inset-px after:rounded-card after:content-[""] focus-visible:outline-none',
        'hover:underline hover:decoration-[1.5px] hover:underline-offset-[0.2em]',
        className,
      )}
    />
  );
}
