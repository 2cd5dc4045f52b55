import { cva, cx } from 'class-variance-authority';
import { X } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { IconButton } from '#src/ui/IconButton.tsx';
import { toneMarks } from '#src/ui/tone-marks.ts';

const regionClasses = cva([
  // Above dialogs. The variable compensates for the scrollbar that a dialog's scroll lock removes.
  'pointer-events-none fixed inset-x-4 bottom-[max(1rem,env(safe-area-inset-bottom))] z-60',
  'flex flex-col items-center gap-3',
  'md:start-auto md:end-[calc(1.5rem+var(--removed-body-scroll-bar-size,0px))] md:bottom-6 md:items-end',
]);

export type ToastRegionProps = Omit<ComponentProps<'section'>, 'aria-label'> & {
  /** Accessible name of the region. */
  label?: string | undefined;
};

/**
 * The region for toasts at the bottom of the screen, newest last. Keep it mounted: screen readers
 * announce only changes in an existing live region. Use its pointer and focus events, which come
 * from the toasts, to pause their timers.
 *
 * @example
 * <ToastRegion onPointerEnter={pause} onPointerLeave={resume} onFocus={pause} onBlur={resume}>
 *   {toasts.map(({ id, text }) => (
 *     <Toast key={id} tone="success" onDismiss={() => dismiss(id)}>{text}</Toast>
 *   ))}
 * </ToastRegion>
 */
export function ToastRegion({ label = 'Notifications', className, ...rest }: ToastRegionProps) {
  return (
    <section
      aria-live="polite"
      aria-relevant="additions text"
      {...rest}
      aria-label={label}
      data-toast-region=""
      className={regionClasses({ className })}
    />
  );
}

export type ToastTone = 'success' | 'danger' | 'info';

export type ToastProps = ComponentProps<'div'> & {
  /** `danger` is announced at once, the others politely. */
  tone: ToastTone;
  /** Called when the dismiss button is pressed. */
  onDismiss: () => void;
  /** Accessible name of the dismiss button. */
  dismissLabel?: string | undefined;
  /** A small button or a link, such as "Undo". */
  action?: ReactNode;
};

/**
 * A short message in a `ToastRegion`. The caller removes it after a timeout or `onDismiss`.
 *
 * @example
 * <Toast tone="success" onDismiss={dismiss}>Profile saved.</Toast>
 */
export function Toast({
  tone,
  onDismiss,
  dismissLabel = 'Dismiss',
  action,
  className,
  children,
  ...rest
}: ToastProps) {
  const { Icon, className: iconClass } = toneMarks[tone];
  return (
    <div
      role={tone === 'danger' ? 'alert' : undefined}
      {...rest}
      data-tone={tone}
      className={cx(
        'pointer-events-auto flex w-full max-w-96 items-start gap-3 rounded-card border border-line bg-surface-raised py-2 ps-4 pe-2 text-ink shadow-float',
        'animate-toast motion-reduce:animate-none',
        className,
      )}
    >
      <Icon
        aria-hidden
        strokeWidth={1.75}
        className={`mt-2 size-5 shrink-0 pointer-coarse:mt-3 ${iconClass}`}
      />
      <div className="flex min-w-0 grow flex-wrap items-center gap-x-3">
        <div className="min-w-0 grow basis-48 py-1.5 font-medium text-pretty wrap-anywhere pointer-coarse:py-2.5">
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
