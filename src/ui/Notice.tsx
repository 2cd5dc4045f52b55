import { cx } from 'class-variance-authority';
import { X } from 'lucide-react';
import { useEffect, useLayoutEffect, useRef, type ComponentProps, type ReactNode } from 'react';
import { IconButton } from '#src/ui/IconButton.tsx';
import { toneMarks } from '#src/ui/tone-marks.ts';

export type NoticeRegionProps = Omit<ComponentProps<'section'>, 'aria-label' | 'popover'>;

/**
 * The region for notices, in the browser's top layer: over the navigation bar, which dialogs leave free, and from
 * 992 px on in the bottom start corner, beside them. Keep the region mounted: screen readers
 * announce only changes in an existing live region. Its pointer and focus events come from the notices, and
 * can pause their timers. When a focused notice is removed, the focus returns to where it was before.
 *
 * @example
 * <NoticeRegion onPointerEnter={pause} onPointerLeave={resume} onFocus={pause} onBlur={resume}>
 *   {notice && <Notice tone="success" onDismiss={dismiss}>{notice.text}</Notice>}
 * </NoticeRegion>
 */
export function NoticeRegion({ children, onFocus, onBlur, ...rest }: NoticeRegionProps) {
  const region = useRef<HTMLElement>(null);
  const focusedBefore = useRef<HTMLElement | null>(null);
  // Browsers without popovers show the region above dialogs by its z-index.
  useLayoutEffect(() => region.current?.showPopover?.(), []);
  useLayoutEffect(() => {
    if (!region.current?.showPopover) return;
    // What was opened later is above the region, until the region is shown again.
    const others = 'dialog:modal, :popover-open:not([data-notice-region])';
    if (document.querySelector(others) === null) return;
    region.current.hidePopover();
    region.current.showPopover();
  }, [children]);
  // After every render: a focused element that is removed fires no blur event in React.
  useEffect(() => {
    if (focusedBefore.current === null || document.activeElement !== document.body) return;
    const nextNotice = region.current?.querySelector('button');
    if (nextNotice) {
      nextNotice.focus({ preventScroll: true });
      return;
    }
    focusedBefore.current.focus({ preventScroll: true });
    focusedBefore.current = null;
  });
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- only follows the focus
    <section
      aria-live="polite"
      aria-relevant="additions text"
      {...rest}
      ref={region}
      popover="manual"
      aria-label="Notifications"
      data-notice-region=""
      className={cx(
        // Resets what browsers set for popovers.
        'pointer-events-none fixed inset-x-0 top-(--page-top) bottom-auto z-60 m-0 h-auto w-auto max-w-none overflow-visible border-0 bg-transparent text-ink',
        'flex flex-col items-center gap-2 px-2 py-1.5',
        'lg:top-auto lg:bottom-0 lg:items-start lg:p-6',
      )}
      onFocus={(event) => {
        if (
          event.relatedTarget instanceof HTMLElement &&
          !region.current?.contains(event.relatedTarget)
        )
          focusedBefore.current = event.relatedTarget;
        onFocus?.(event);
      }}
      onBlur={(event) => {
        if (!region.current?.contains(event.relatedTarget)) focusedBefore.current = null;
        onBlur?.(event);
      }}
    >
      {children}
    </section>
  );
}

export type NoticeProps = {
  /** `danger` is announced at once, the others politely. */
  tone: 'success' | 'danger' | 'info';
  onDismiss: () => void;
  /** A picture of 36 px in place of the tone's icon, such as a `Moment`. */
  picture?: ReactNode;
  /** One button, such as Undo. What it does can wait, or be done elsewhere, since a notice goes by itself. */
  action?: ReactNode;
  children: ReactNode;
};

/**
 * A short message in a `NoticeRegion`: the outcome of what the user did. The caller removes it after a
 * timeout or `onDismiss`. For something that the user must act on, use an `Alert`.
 *
 * @example
 * <Notice tone="success" onDismiss={dismiss}>Profile saved.</Notice>
 */
export function Notice({ tone, onDismiss, picture, action, children }: NoticeProps) {
  const { Icon, className: iconClass } = toneMarks[tone];
  return (
    <div
      role={tone === 'danger' ? 'alert' : undefined}
      data-tone={tone}
      className={cx(
        'pointer-events-auto flex min-h-13 w-full max-w-lg sm:w-fit lg:max-w-80 items-center gap-2.5 rounded-card border border-line bg-surface-raised py-1 ps-3.5 pe-1 text-ink shadow-float',
        'data-[tone=danger]:border-danger-solid/30 data-[tone=danger]:bg-danger-soft',
        'animate-notice motion-reduce:animate-none! lg:animate-appear',
      )}
    >
      {picture ?? (
        <Icon aria-hidden strokeWidth={1.75} className={`size-5 shrink-0 ${iconClass}`} />
      )}
      <div className="min-w-0 grow py-0.5 leading-5 font-medium text-pretty wrap-anywhere max-sm:text-sm">
        {children}
      </div>
      {action}
      <IconButton label="Dismiss" size="sm" onClick={onDismiss}>
        <X aria-hidden strokeWidth={1.75} />
      </IconButton>
    </div>
  );
}
