import * as Radix from '@radix-ui/react-tooltip';
import { cx } from 'class-variance-authority';
import type { ComponentProps, ReactElement, ReactNode } from 'react';

/** Long enough not to flicker up where the pointer only passes by. */
const DELAY_MS = 300;

export type TooltipProps = Omit<ComponentProps<typeof Radix.Content>, 'content' | 'asChild'> & {
  /** The extra words: one line, no control inside. */
  content: ReactNode;
  /** The one control that they are about. */
  children: ReactElement;
  /** Lets Tab come to what is no control, such as a `time`. */
  isFocusable?: boolean | undefined;
  /** Whether it is open, where somebody else decides. */
  open?: boolean | undefined;
  /** It wants to open or close. */
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
};

/**
 * A few more words about a control or a `time`, under the pointer or with the focus; Escape takes
 * them away. A finger has neither: never put here what somebody must know, an error, the only name
 * of a control or anything to press. It brings all it needs and works in a dialog too.
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
              // Above a dialog.
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
