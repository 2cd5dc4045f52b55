import { cx } from 'class-variance-authority';
import { X } from 'lucide-react';
import { useLayoutEffect, useRef, type ComponentProps, type ReactNode } from 'react';
import { IconButton } from '#src/ui/IconButton.tsx';
import { toneMarks } from '#src/ui/tone-marks.ts';

export type NoticeRegionProps = Omit<ComponentProps<'section'>, 'aria-label' | 'popover'> & {
  /** Accessible name of the region. */
  label?: string | undefined;
};

/**
 * The region for notices, in the browser's top layer, so that no dialog covers it. Notices stand over the
 * navigation bar, where there is neither a heading nor a control that they could be about; dialogs leave
 * that band free. Keep the region mounted: screen readers announce only changes in an existing live
 * region. Its pointer and focus events come from the notices, and can pause their timers.
 *
 * @example
 * <NoticeRegion onPointerEnter={pause} onPointerLeave={resume} onFocus={pause} onBlur={resume}>
 *   {notices.map(({ id, text }) => (
 *     <Notice key={id} tone="success" onDismiss={() => dismiss(id)}>{text}</Notice>
 *   ))}
 * </NoticeRegion>
 */
export function NoticeRegion({ label = 'Notifications', className, ...rest }: NoticeRegionProps) {
  const region = useRef<HTMLElement>(null);
  useLayoutEffect(() => region.current?.showPopover(), []);
  const { children } = rest;
  // A native dialog that has opened since is above the region, until the region is shown again.
  useLayoutEffect(() => {
    if (document.querySelector('dialog:modal') === null) return;
    region.current?.hidePopover();
    region.current?.showPopover();
  }, [children]);
  return (
    <section
      aria-live="polite"
      aria-relevant="additions text"
      {...rest}
      ref={region}
      popover="manual"
      aria-label={label}
      data-notice-region=""
      className={cx(
        // Resets what browsers set for popovers. `z-60` is above dialogs in browsers without popovers.
        'pointer-events-none fixed inset-x-0 top-0 bottom-auto z-60 m-0 h-auto w-auto max-w-none overflow-visible border-0 bg-transparent text-ink',
        'flex flex-col items-center gap-2 px-2 py-1.5',
        className,
      )}
    />
  );
}

export type NoticeTone = 'success' | 'danger' | 'info';

export type NoticeProps = ComponentProps<'div'> & {
  /** `danger` is announced at once, the others politely. */
  tone: NoticeTone;
  /** Called when the dismiss button is pressed. */
  onDismiss: () => void;
  /** Accessible name of the dismiss button. */
  dismissLabel?: string | undefined;
  /** A small button or a link, such as "Undo". */
  action?: ReactNode;
};

/**
 * A short message in a `NoticeRegion`: the outcome of what the user did. The caller removes it after a
 * timeout or `onDismiss`. Whatever the user must act on is an `Alert` instead.
 *
 * @example
 * <Notice tone="success" onDismiss={dismiss}>Profile saved.</Notice>
 */
export function Notice({
  tone,
  onDismiss,
  dismissLabel = 'Dismiss',
  action,
  className,
  children,
  ...rest
}: NoticeProps) {
  const { Icon, className: iconClass } = toneMarks[tone];
  return (
    <div
      role={tone === 'danger' ? 'alert' : undefined}
      {...rest}
      data-tone={tone}
      className={cx(
        'pointer-events-auto flex min-h-13 w-fit max-w-lg items-center gap-2.5 rounded-card border border-line bg-surface-raised py-1 ps-3.5 pe-1 text-ink shadow-float',
        'animate-notice motion-reduce:animate-none',
        className,
      )}
    >
      <Icon aria-hidden strokeWidth={1.75} className={`size-5 shrink-0 ${iconClass}`} />
      <div className="flex min-w-0 grow flex-wrap items-center gap-x-3">
        <div className="min-w-0 grow basis-40 py-0.5 leading-5 font-medium text-pretty wrap-anywhere max-sm:text-sm">
          {children}
        </div>
        {action !== undefined && (
          <div className="flex min-h-9 shrink-0 items-center pointer-coarse:min-h-11">{action}</div>
        )}
      </div>
      <IconButton label={dismissLabel} size="sm" onClick={onDismiss}>
        <X aria-hidden strokeWidth={1.75} />
      </IconButton>
    </div>
  );
}
