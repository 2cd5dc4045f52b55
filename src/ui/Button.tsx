import { Slot, Slottable } from '@radix-ui/react-slot';
import { cva } from 'class-variance-authority';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { Spinner } from '#src/ui/Spinner.tsx';

/** The classes of a button. Every variant has a border, so it stays visible in forced-colors mode. */
export const buttonClasses = cva(
  [
    'relative inline-flex shrink-0 items-center justify-center gap-2 rounded-control border',
    'text-center font-semibold text-balance no-underline select-none',
    'transition-[background-color,border-color,color,transform] duration-quick',
    'not-disabled:not-aria-disabled:active:translate-y-px',
    'disabled:border-line disabled:bg-surface-sunken disabled:text-ink-muted',
    '[&_svg]:shrink-0',
  ],
  {
    variants: {
      variant: {
        primary:
          'border-transparent bg-brand text-brand-ink not-disabled:not-aria-disabled:hover:bg-brand-hover not-disabled:not-aria-disabled:active:bg-brand-hover',
        secondary:
          'border-line-strong bg-surface-raised text-ink not-disabled:not-aria-disabled:hover:border-ink not-disabled:not-aria-disabled:hover:bg-surface-sunken not-disabled:not-aria-disabled:active:bg-neutral-soft',
        ghost:
          'border-transparent text-ink not-disabled:not-aria-disabled:hover:bg-ink/8 not-disabled:not-aria-disabled:active:bg-ink/14 disabled:border-transparent disabled:bg-transparent',
        danger:
          'border-transparent bg-danger-solid text-on-solid not-disabled:not-aria-disabled:hover:bg-danger-hover not-disabled:not-aria-disabled:active:bg-danger-hover',
      },
      size: {
        sm: 'min-h-9 px-3 py-1 text-sm pointer-coarse:min-h-11 [&_svg]:size-4',
        md: 'min-h-11 px-4.5 py-2 text-base [&_svg]:size-5',
        lg: 'min-h-13 px-6 py-3 text-lg [&_svg]:size-5',
      },
      fullWidth: { true: 'w-full', false: '' },
    },
    defaultVariants: { variant: 'primary', size: 'md', fullWidth: false },
  },
);

export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger';
export type ButtonSize = 'sm' | 'md' | 'lg';

export type ButtonProps = ComponentProps<'button'> & {
  /** Use one `primary` per view, and `danger` for irreversible actions. */
  variant?: ButtonVariant | undefined;
  /** 36, 44 or 52 px high; at least 44 on touch screens. */
  size?: ButtonSize | undefined;
  /** Whether the action is pending. The button keeps its width and focus, and ignores clicks. */
  busy?: boolean | undefined;
  /** Announced to screen readers when the action starts. */
  busyLabel?: string | undefined;
  /** A lucide icon before the label. */
  icon?: ReactNode;
  /** Fills the width of the container. */
  fullWidth?: boolean | undefined;
  /** Renders the child with the button's styles, for links. `busy` has no effect then. */
  asChild?: boolean | undefined;
};

/**
 * A button. Its label names the action.
 *
 * @example
 * <Button type="submit" busy={isSending} busyLabel="Sending your message">
 *   Send message
 * </Button>
 */
export function Button({
  variant,
  size,
  busy = false,
  busyLabel = 'Please wait',
  icon,
  fullWidth,
  asChild = false,
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  const classes = buttonClasses({ variant, size, fullWidth, className });
  if (asChild) {
    return (
      <Slot {...rest} onClick={onClick} className={classes}>
        {icon}
        <Slottable>{children}</Slottable>
      </Slot>
    );
  }

  // Not `disabled`, which would drop the focus and lose a screen reader's position.
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) {
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    onClick?.(event);
  };

  return (
    <>
      <button
        type="button"
        {...rest}
        onClick={handleClick}
        aria-busy={busy || undefined}
        aria-disabled={busy || rest['aria-disabled']}
        data-busy={busy || undefined}
        className={classes}
      >
        <span className={busy ? 'contents *:opacity-0' : 'contents'}>
          {icon}
          <span>{children}</span>
        </span>
        {busy && (
          <span className="absolute inset-0 grid place-items-center">
            <Spinner />
          </span>
        )}
      </button>
      {/* Outside the button: live regions inside a button are presentational and never announced. */}
      <span role="status" className="sr-only">
        {busy ? busyLabel : ''}
      </span>
    </>
  );
}
