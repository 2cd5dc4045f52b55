import { cva, cx } from 'class-variance-authority';
import { X } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { IconButton } from '#src/ui/IconButton.tsx';
import { toneMarks } from '#src/ui/tone-marks.ts';

const regionClasses = cva([
  // Above a dialog, and where its scroll lock takes the page's scroll bar away, still in place.
  'pointer-events-none fixed inset-x-4 bottom-[max(1rem,env(safe-area-inset-bottom))] z-60',
  'flex flex-col items-center gap-3',
  'md:start-auto md:end-[calc(1.5rem+var(--removed-body-scroll-bar-size,0px))] md:bottom-6 md:items-end',
]);

export type ToastRegionProps = Omit<ComponentProps<'section'>, 'aria-label'> & {
  /** Name of the region for screen readers. */
  label?: string | undefined;
};

/**
 * Where toasts stand: at the bottom of the screen, the newest last. Keep it in the page from the
 * start: a screen reader announces only what comes into a region that it knows. Its pointer and
 * focus events come from the toasts, so that one can stop the time while somebody reads.
 *
 * @example
 * <ToastRegion onPointerEnter={hold} onPointerLeave={release} onFocus={hold} onBlur={release}>
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
  /** `danger` interrupts a screen reader, the others wait for a pause. */
  tone: ToastTone;
  /** The dismiss button was pressed. */
  onDismiss: () => void;
  /** Name of the dismiss button. */
  dismissLabel?: string | undefined;
  /** One small button or a link, such as "Undo". */
  action?: ReactNode;
};

/**
 * A short message over the page, in a `ToastRegion`. It only shows: whoever renders it takes it
 * away.
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
