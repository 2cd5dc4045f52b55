import * as Radix from '@radix-ui/react-tooltip';
import { cx } from 'class-variance-authority';
import type { ComponentProps, ReactElement, ReactNode } from 'react';

/** Long enough that it doesn't open when the pointer only passes over. */
const DELAY_MS = 300;

export type TooltipProps = Omit<ComponentProps<typeof Radix.Content>, 'content' | 'asChild'> & {
  /** The text of the tooltip: one line, without controls. */
  content: ReactNode;
  /** The element the tooltip describes. */
  children: ReactElement;
  /** Makes a non-interactive child, such as a `time`, focusable. */
  isFocusable?: boolean | undefined;
  /** Whether the tooltip is open, for controlled use. */
  open?: boolean | undefined;
  /** Called when the tooltip opens or closes. */
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
};

/**
 * A tooltip shown on hover and focus; Escape closes it. Touch screens have neither, so don't use it
 * for essential information, errors, a control's only name, or interactive content. It needs no
 * provider and works in dialogs.
 *
 * @example
 * <Tooltip content="Mar 14, 2026, 10:00 AM" isFocusable>
 *   <time dateTime="2026-03-14T10:00:00Z">2 hours ago</time>
 * </Tooltip>
 */
export function Tooltip({
  content,
  children,
  isFocusable = false,
  open,
  onOpenChange,
  className,
  ...rest
}: TooltipProps) {
  return (
    <Radix.Provider delayDuration={DELAY_MS}>
      <Radix.Root
        {...(open === undefined ? {} : { open })}
        {...(onOpenChange === undefined ? {} : { onOpenChange })}
      >
        <Radix.Trigger asChild {...(isFocusable ? { tabIndex: 0 } : {})}>
          {children}
        </Radix.Trigger>
        <Radix.Portal>
          <Radix.Content
            sideOffset={6}
            collisionPadding={12}
            {...rest}
            className={cx(
              // Above dialogs.
              'z-60 max-w-72 rounded-control border border-line bg-surface-raised px-3 py-1.5 text-sm text-ink shadow-float',
              'text-pretty wrap-anywhere tabular-nums',
              'animate-appear select-text data-[state=closed]:animate-none motion-reduce:animate-none',
              className,
            )}
          >
            {content}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  );
}
