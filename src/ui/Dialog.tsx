import { Dialog as Radix } from 'radix-ui';
import { cx } from 'class-variance-authority';
import { X } from 'lucide-react';
import { useRef, useState, type ComponentProps, type ReactNode, type RefObject } from 'react';
import { useDialogSlot } from '#src/ui/dialog-slot-context.ts';
import { IconButton } from '#src/ui/IconButton.tsx';
import { useIsOverflowing } from '#src/ui/use-is-overflowing.ts';

/** The root of a dialog, which controls whether its `DialogContent` is open. */
export function Dialog(props: ComponentProps<typeof Radix.Root>) {
  return <Radix.Root {...props} />;
}

export type DialogContentProps = Omit<ComponentProps<typeof Radix.Content>, 'title' | 'asChild'> & {
  title: ReactNode;
  /** Renders the title in a header. The close button is at the end of its first line. */
  renderTitle?: ((title: ReactNode) => ReactNode) | undefined;
  description?: ReactNode;
  /** An icon above the title, for the end of a process. Title, texts and buttons are centered then. */
  mark?: ReactNode;
  picture?: ReactNode;
  /**
   * The buttons, which stay visible while the content scrolls. The primary action comes last, at the right.
   * On phones, the buttons fill the row.
   */
  footer?: ReactNode;
  /** At most 480 or, for long content, 720 px wide. */
  width?: 'form' | 'wide' | undefined;
  /**
   * Gets the focus on close if the element that had it is gone; by default the dialog around that element, or the
   * page's `main`.
   */
  focusFallback?: RefObject<HTMLElement | null> | undefined;
  /** Set to `false` while an action is pending: Escape and clicks outside no longer close it. */
  isClosable?: boolean | undefined;
};

/**
 * A modal dialog: a centered card, or a bottom sheet on phones. The page behind doesn't scroll. On
 * open, the first control gets the focus. On close, focus returns to the element that had it,
 * or to `focusFallback` if that element is gone. To focus another one, use `onCloseAutoFocus`.
 *
 * @example
 * <Dialog open={isOpen} onOpenChange={setIsOpen}>
 *   <DialogContent
 *     title="Delete this request?"
 *     description="This cannot be undone."
 *     footer={<Button variant="danger" onClick={remove}>Delete request</Button>}
 *   />
 * </Dialog>
 */
export function DialogContent(props: DialogContentProps) {
  return (
    <DialogLayer>
      <Panel {...props} />
    </DialogLayer>
  );
}

/** Renders an overlay over the page, and the panel on top. */
export function DialogLayer({ children }: { children: ReactNode }) {
  return (
    <Radix.Portal>
      <Radix.Overlay
        // A click on the overlay must not take the focus out of a panel that stays open.
        onMouseDown={(event) => event.preventDefault()}
        className={cx(
          'fixed inset-0 z-50 bg-overlay data-[state=closed]:pointer-events-none!',
          'data-[state=closed]:animate-backdrop-out data-[state=open]:animate-backdrop-in',
          'motion-reduce:animate-none!',
        )}
      />
      {children}
    </Radix.Portal>
  );
}

const widths = { form: 'sm:max-w-form', wide: 'sm:max-w-dialog' };

/** Mounted while the dialog is open. */
function Panel({
  title,
  renderTitle,
  description,
  mark,
  picture,
  footer,
  width = 'form',
  focusFallback,
  isClosable = true,
  className,
  children,
  onEscapeKeyDown,
  onCloseAutoFocus,
  ...rest
}: DialogContentProps) {
  // Read during the first render: an `autoFocus` inside moves the focus before any effect runs.
  const [opener] = useState(() => document.activeElement);
  const [outerDialog] = useState(() => opener?.closest('[role="dialog"]'));
  useDialogSlot();
  const content = useRef<HTMLDivElement>(null);
  const isOverflowing = useIsOverflowing(content);

  const heading = (
    <Radix.Title
      className={cx(
        'text-xl text-pretty wrap-anywhere',
        isClosable && mark === undefined && !renderTitle && 'pe-12',
      )}
    >
      {title}
    </Radix.Title>
  );

  return (
    // With the `ref` in `rest`, Radix waits for the closing animation.
    <Radix.Content
      // Radix warns about a missing description unless this is explicitly undefined.
      {...(description === undefined ? { 'aria-describedby': undefined } : {})}
      {...rest}
      data-centered={mark === undefined ? undefined : ''}
      data-overflowing={isOverflowing || undefined}
      onEscapeKeyDown={(event) => {
        onEscapeKeyDown?.(event);
        if (!isClosable) event.preventDefault();
      }}
      onInteractOutside={(event) => {
        if (!isClosable || isInNotice(event.target)) event.preventDefault();
      }}
      onCloseAutoFocus={(event) => {
        onCloseAutoFocus?.(event);
        if (event.defaultPrevented) return;
        event.preventDefault();
        const main = document.querySelector('main');
        const target = [opener, focusFallback?.current, outerDialog, main].find(
          (element) => element?.isConnected,
        );
        if (target instanceof HTMLElement) target.focus({ preventScroll: true });
      }}
      className={cx(
        // A single grid cell, so the handle and the close button stick to the top over the content. The
        // first 72 px of the window stay free for notices.
        'group/panel fixed inset-x-0 bottom-0 z-50 grid max-h-[calc(100dvh-4.5rem)] scroll-py-20 overflow-y-auto overscroll-contain',
        'rounded-t-sheet border-t border-line bg-surface-raised text-ink shadow-float focus-visible:outline-none',
        'sm:top-18 sm:bottom-8 sm:m-auto sm:h-fit sm:max-h-[calc(100dvh-6.5rem)] sm:w-[calc(100%-3rem)] sm:rounded-card sm:border',
        widths[width],
        // From the first frame on: Radix turns off the body's before it turns on the panel's.
        'pointer-events-auto',
        'data-[state=closed]:pointer-events-none! data-[state=closed]:animate-panel-out data-[state=open]:animate-panel-in',
        'motion-reduce:animate-none!',
        className,
      )}
    >
      <div
        ref={content}
        className="col-start-1 row-start-1 flex min-w-0 flex-col pb-[env(safe-area-inset-bottom)]"
      >
        {picture !== undefined && (
          <div className="grid place-items-center bg-surface-sunken px-12 pt-6 [&>svg]:h-40 [&>svg]:w-auto sm:[&>svg]:h-48">
            {picture}
          </div>
        )}
        {mark !== undefined && (
          <div className="grid place-items-center pt-10 text-success-solid [&>svg]:size-14">
            {mark}
          </div>
        )}
        {/* Without overflow, the browser would keep the hairline of content that was scrolled before. */}
        <div className="sticky top-0 z-10 group-data-overflowing/panel:scroll-hairline-start bg-surface-raised px-4 pt-6 pb-3 group-data-centered/panel:pt-4 group-data-centered/panel:text-center sm:px-6">
          {renderTitle ? renderTitle(heading) : heading}
        </div>
        <div
          className={cx(
            'flex flex-col gap-5 px-4 group-data-centered/panel:text-center sm:px-6',
            footer === undefined && 'pb-6 group-data-centered/panel:pb-10',
          )}
        >
          {description !== undefined && (
            <Radix.Description className="text-ink-muted">{description}</Radix.Description>
          )}
          {children}
        </div>
        {footer !== undefined && (
          <div className="sticky bottom-0 z-10 mt-3 flex flex-wrap justify-end gap-3 border-t border-transparent bg-surface-raised p-4 *:grow group-data-overflowing/panel:border-line sm:px-6 sm:py-5 sm:*:grow-0 group-data-centered/panel:sm:*:grow">
            {footer}
          </div>
        )}
      </div>
      {/* The decorative handle of the sheet. */}
      {isClosable && (
        <span
          aria-hidden
          className="sticky top-2 z-20 col-start-1 row-start-1 h-1 w-9 self-start justify-self-center rounded-pill bg-line-strong/60 sm:hidden"
        />
      )}
      {/* The margins align the mark, not its target, with the edge of the content. Last in the DOM, so the
          initial focus goes to the content. */}
      {isClosable && (
        <Radix.Close asChild>
          <IconButton
            label="Close"
            className="sticky! top-3.5 z-20 col-start-1 row-start-1 self-start justify-self-end focus-visible:-outline-offset-2 sm:me-1.75"
          >
            <X aria-hidden strokeWidth={1.75} />
          </IconButton>
        </Radix.Close>
      )}
    </Radix.Content>
  );
}

/**
 * Whether a click hit a notice. Notices are above the dialog, so this is no click outside. A dismissed
 * notice is already disconnected when the event arrives.
 */
function isInNotice(target: EventTarget | null) {
  if (!(target instanceof Element)) return false;
  return !target.isConnected || target.closest('[data-notice-region]') !== null;
}
