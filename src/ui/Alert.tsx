import { cva } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';
import { toneMarks, type MessageTone } from '#src/ui/tone-marks.ts';

const classes = cva('flex gap-3 rounded-card border p-4', {
  variants: {
    tone: {
      info: 'border-info-solid/30 bg-info-soft',
      success: 'border-success-solid/30 bg-success-soft',
      warning: 'border-warning-solid/30 bg-warning-soft',
      danger: 'border-danger-solid/30 bg-danger-soft',
    },
  },
});

export type AlertProps = Omit<ComponentProps<'div'>, 'title'> & {
  /** `warning` and `danger` are announced at once, the others politely. */
  tone: MessageTone;
  /** What happened, in a few words. */
  title?: ReactNode;
  /** A button or link to resolve the problem. */
  action?: ReactNode;
};

/**
 * An inline message. An icon accompanies the color, so color alone never carries the meaning.
 *
 * @example
 * <Alert tone="danger" title="You are not signed in">Check your email and password.</Alert>
 */
export function Alert({ tone, title, action, className, children, ...rest }: AlertProps) {
  const { Icon, className: iconClass } = toneMarks[tone];
  return (
    <div
      role={tone === 'danger' || tone === 'warning' ? 'alert' : 'status'}
      {...rest}
      data-tone={tone}
      className={classes({ tone, className })}
    >
      <Icon aria-hidden strokeWidth={1.75} className={`mt-0.5 size-5 shrink-0 ${iconClass}`} />
      <div className="flex min-w-0 grow flex-col gap-3 wrap-anywhere">
        <div>
          {title !== undefined && <p className="font-semibold">{title}</p>}
          {children !== undefined && <div className="max-w-reading text-pretty">{children}</div>}
        </div>
        {action !== undefined && <div className="flex flex-wrap gap-3">{action}</div>}
      </div>
    </div>
  );
}
