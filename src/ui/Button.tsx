import { Slot } from 'radix-ui';
import { cva } from 'class-variance-authority';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { Spinner } from '#src/ui/Spinner.tsx';

/** The classes of a button. Every variant has a border, so it stays visible in forced-colors mode. */
export const buttonClasses = cva(
  [
    'inline-flex shrink-0 items-center justify-center rounded-control border',
    'text-center font-semibold text-balance select-none',
    'transition-[background-color,border-color,color,transform] duration-quick',
    'pressable:active:translate-y-px',
    '[&_svg]:shrink-0',
  ],
  {
    variants: {
      variant: {
        primary:
          'no-underline border-transparent bg-brand text-brand-ink pressable:hover:bg-brand-hover pressable:active:bg-brand-hover data-disabled:disabled-box',
        secondary:
          'no-underline border-line-strong bg-surface-raised text-ink pressable:hover:border-ink pressable:hover:bg-surface-sunken pressable:active:bg-neutral-soft data-disabled:disabled-box',
        ghost:
          'no-underline border-transparent text-ink pressable:hover:bg-ink/8 pressable:active:bg-ink/14 data-disabled:disabled-bare',
        link: 'border-transparent text-brand underline decoration-brand/40 decoration-[1.5px] underline-offset-[0.2em] pressable:hover:decoration-current data-disabled:disabled-bare data-disabled:no-underline',
        danger:
          'no-underline border-transparent bg-danger-solid text-on-solid pressable:hover:bg-danger-hover pressable:active:bg-danger-hover data-disabled:disabled-box',
      },
      size: {
        // A spinner that is not in the place of an icon takes its width from the padding.
        sm: 'min-h-9 gap-1.5 px-3.5 py-1 text-sm data-[busy=beside]:px-1 pointer-coarse:min-h-11 [&_svg]:size-4',
        md: 'min-h-11 gap-2 px-5 py-2 text-base data-[busy=beside]:px-2 [&_svg]:size-5',
        lg: 'min-h-13 gap-2 px-6 py-3 text-lg data-[busy=beside]:px-3 [&_svg]:size-5',
      },
      isFullWidth: { true: 'w-full', false: '' },
    },
  },
);

export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'link' | 'danger';
export type ButtonSize = 'sm' | 'md' | 'lg';

/** The size of a spinner beside the label, which the padding has room for. */
const SPINNER_SIZES: Readonly<Record<ButtonSize, string>> = {
  sm: 'size-3.5!',
  md: 'size-4!',
  lg: 'size-4!',
};

export type ButtonProps = ComponentProps<'button'> & {
  /** One `primary` per view; `link` for the least important action; `danger` for irreversible ones. */
  variant?: ButtonVariant | undefined;
  /** 36, 44 or 52 px high; at least 44 on touch screens. */
  size?: ButtonSize | undefined;
  /**
   * Whether the action is pending. A spinner is beside the label; it replaces the icon. The button keeps its width and focus, and ignores clicks.
   */
  isBusy?: boolean | undefined;
  busyLabel?: string | undefined;
  /**
   * Looks and reads as disabled, but keeps the focus and can be pressed, so that a press can tell what is
   * missing.
   */
  isSoftDisabled?: boolean | undefined;
  icon?: ReactNode;
  isFullWidth?: boolean | undefined;
  /** Renders the child with the button's styles, for links. `isBusy` and `isSoftDisabled` have no effect then. */
  asChild?: boolean | undefined;
};

/** A button. Its label names the action. */
export function Button({
  variant = 'primary',
  size = 'md',
  isBusy = false,
  busyLabel = 'Please wait',
  isSoftDisabled = false,
  icon,
  isFullWidth = false,
  asChild = false,
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  const classes = buttonClasses({ variant, size, isFullWidth, className });
  if (asChild) {
    return (
      <Slot.Root {...rest} onClick={onClick} className={classes}>
        {icon}
        <Slot.Slottable>{children}</Slot.Slottable>
      </Slot.Root>
    );
  }

  // Not `disabled`, which would drop the focus and lose a screen reader's position.
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (isBusy) {
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
        aria-busy={isBusy || undefined}
        aria-disabled={isBusy || isSoftDisabled || undefined}
        data-disabled={rest.disabled === true || isSoftDisabled ? '' : undefined}
        data-busy={isBusy ? (icon === undefined ? 'beside' : 'icon') : undefined}
        className={classes}
      >
        {isBusy ? (
          <Spinner className={icon === undefined ? SPINNER_SIZES[size] : undefined} />
        ) : (
          icon
        )}
        <span>{children}</span>
      </button>
      {/* Outside the button: live regions inside a button are presentational and never announced. */}
      <span role="status" className="sr-only">
        {isBusy ? busyLabel : ''}
      </span>
    </>
  );
}
