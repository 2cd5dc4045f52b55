import { cva } from 'class-variance-authority';
import { X } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { IconButton } from '#src/ui/IconButton.tsx';
import { toneMarks, type MessageTone } from '#src/ui/tone-marks.ts';

const classes = cva(
  'flex w-full items-start gap-3 rounded-control border border-transparent py-1.5 ps-4',
  {
    variants: {
      isDismissible: { true: 'pe-1.5', false: 'pe-4' },
      tone: {
        success: 'bg-success-soft text-success-ink',
        info: 'bg-info-soft text-info-ink',
        warning: 'bg-warning-soft text-warning-ink',
        danger: 'bg-danger-soft text-danger-ink',
      },
    },
  },
);

export type BannerProps = ComponentProps<'div'> & {
  /** The color and the icon. */
  tone: MessageTone;
  /** Called when the banner is dismissed. Without it there is no dismiss button. */
  onDismiss?: (() => void) | undefined;
  /** Accessible name of the dismiss button. */
  dismissLabel?: string | undefined;
  /** A link or a small button. */
  action?: ReactNode;
};

/**
 * A one-line message at the top of a page or section. Less prominent than an `Alert`, and announced
 * politely.
 *
 * @example
 * <Banner tone="success" onDismiss={hide}>Profile saved.</Banner>
 */
export function Banner({
  tone,
  onDismiss,
  dismissLabel = 'Dismiss',
  action,
  className,
  children,
  ...rest
}: BannerProps) {
  const { Icon, className: iconClass } = toneMarks[tone];
  return (
    <div
      role="status"
      {...rest}
      data-tone={tone}
      className={classes({ tone, isDismissible: onDismiss !== undefined, className })}
    >
      <Icon
        aria-hidden
        strokeWidth={1.75}
        className={`mt-2 size-5 shrink-0 pointer-coarse:mt-3 ${iconClass}`}
      />
      <div className="flex min-w-0 grow flex-wrap items-center gap-x-4">
        <div className="min-w-0 grow basis-32 py-1.5 font-medium text-pretty wrap-anywhere pointer-coarse:py-2.5">
          {children}
        </div>
        {action !== undefined && (
          <div className="flex min-h-9 shrink-0 items-center pointer-coarse:min-h-11 text-ink">
            {action}
          </div>
        )}
      </div>
      {onDismiss !== undefined && (
        <IconButton label={dismissLabel} size="sm" onClick={onDismiss}>
          <X aria-hidden strokeWidth={1.75} />
        </IconButton>
      )}
    </div>
  );
}
