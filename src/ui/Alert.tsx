import { cva } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { toneMarks, type MessageTone } from '#src/ui/tone-marks.ts';

const classes = cva('flex rounded-card border', {
  variants: {
    tone: {
      info: 'border-info-solid/30 bg-info-soft',
      success: 'border-success-solid/30 bg-success-soft',
      warning: 'border-warning-solid/30 bg-warning-soft',
      danger: 'border-danger-solid/30 bg-danger-soft',
    },
    size: { md: 'gap-3 p-4', compact: 'gap-2.5 px-3 py-2.5 text-start text-sm' },
  },
});

const iconClasses = cva('shrink-0', {
  variants: { size: { md: 'mt-0.5 size-5', compact: 'mt-0.5 size-4' } },
});

export type AlertProps = {
  /** `warning` and `danger` are announced at once, the others politely. */
  tone: MessageTone;
  /** What happened, in a few words without a period. */
  title: ReactNode;
  /** What it means and what to do next, in one or two sentences. */
  children: ReactNode;
  /** `compact` for a failure inside a list or a small part of a page. */
  size?: 'md' | 'compact' | undefined;
  /** A button or link to resolve the problem. */
  action?: ReactNode;
  className?: string | undefined;
};

/**
 * An inline message, always with a title and a text. It stays until its cause is gone; the outcome of an
 * action is a `Notice` instead. An icon accompanies the color, so color alone never carries the meaning.
 */
export function Alert({ tone, title, size = 'md', action, className, children }: AlertProps) {
  const { Icon, className: toneClass } = toneMarks[tone];
  return (
    <div
      role={tone === 'danger' || tone === 'warning' ? 'alert' : 'status'}
      data-tone={tone}
      className={classes({ tone, size, className })}
    >
      <Icon
        aria-hidden
        strokeWidth={1.75}
        className={iconClasses({ size, className: toneClass })}
      />
      {/* Where there is space, the action is beside the text. */}
      <div className="flex min-w-0 grow flex-wrap items-center justify-between gap-x-4 gap-y-2.5 wrap-anywhere">
        <div className="min-w-0">
          <p className="font-semibold">{title}</p>
          <div className="max-w-reading text-pretty">{children}</div>
        </div>
        {action !== undefined && <div className="flex flex-wrap gap-3">{action}</div>}
      </div>
    </div>
  );
}
