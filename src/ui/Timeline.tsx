import { cva, cx } from 'class-variance-authority';
import { Check, X } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';

/**
 * A vertical list of steps in chronological order.
 *
 * @example
 * <Timeline aria-label="Progress">
 *   <TimelineStep state="done" title="Sent" when={<time dateTime="2026-03-12">Mar 12, 2026</time>} />
 *   <TimelineStep state="current" title="Scheduled">Marco arrives on Saturday.</TimelineStep>
 *   <TimelineStep state="upcoming" title="Paid" />
 * </Timeline>
 */
export function Timeline({ className, ...rest }: ComponentProps<'ol'>) {
  return <ol {...rest} className={cx('flex flex-col', className)} />;
}

export type TimelineState = 'done' | 'current' | 'upcoming' | 'failed' | 'ended';

const defaultLabels: Readonly<Record<TimelineState, string>> = {
  done: 'Done',
  current: 'Current',
  upcoming: 'Upcoming',
  failed: 'Failed',
  ended: 'Ended',
};

const markClasses = cva(
  'z-1 grid size-7 shrink-0 place-items-center rounded-pill border-2 [&_svg]:size-4',
  {
    variants: {
      state: {
        done: 'border-brand bg-brand text-brand-ink',
        current: 'border-brand bg-surface-raised text-brand',
        upcoming: 'border-line-strong bg-surface-raised',
        failed: 'border-danger-solid bg-danger-solid text-on-solid',
        ended: 'border-neutral-solid bg-neutral-solid text-on-solid',
      },
    },
  },
);

export type TimelineStepProps = Omit<ComponentProps<'li'>, 'title'> & {
  /** Name of the step. */
  title: ReactNode;
  /** Shown as a mark, and read before the title by screen readers. */
  state: TimelineState;
  /** Overrides the name of the state for screen readers, such as "Declined" for "Failed". */
  stateLabel?: string | undefined;
  /** When the step happened or will happen: a `time` or text. */
  when?: ReactNode;
};

/** A step of a `Timeline`. Its children are shown below the title. */
export function TimelineStep({
  title,
  state,
  stateLabel = defaultLabels[state],
  when,
  className,
  children,
  ...rest
}: TimelineStepProps) {
  return (
    <li
      aria-current={state === 'current' ? 'step' : undefined}
      {...rest}
      data-state={state}
      className={cx('group/step relative flex gap-3.5 pb-6 last:pb-0', className)}
    >
      {/* The line to the next mark; a border, which survives forced-colors mode. */}
      <span
        aria-hidden
        className={cx(
          'absolute start-[0.8125rem] top-7 bottom-0 border-s-2 group-last/step:hidden',
          state === 'done' ? 'border-brand' : 'border-dashed border-line-strong/60',
        )}
      />
      <span aria-hidden className={markClasses({ state })}>
        <Mark state={state} />
      </span>
      <div className="min-w-0 grow pt-0.5">
        <p
          className={cx(
            'wrap-anywhere',
            state === 'upcoming' ? 'font-medium text-ink-muted' : 'font-semibold',
            state === 'failed' && 'text-danger-solid',
          )}
        >
          <VisuallyHidden>{stateLabel}: </VisuallyHidden>
          {title}
        </p>
        {when !== undefined && <p className="text-sm text-ink-muted tabular-nums">{when}</p>}
        {children !== undefined && (
          <div className="mt-1.5 max-w-reading text-pretty wrap-anywhere">{children}</div>
        )}
      </div>
    </li>
  );
}

function Mark({ state }: { state: TimelineState }) {
  switch (state) {
    case 'done':
      return <Check strokeWidth={2.5} />;
    case 'failed':
    case 'ended':
      return <X strokeWidth={2.5} />;
    // A border, because forced-colors mode drops backgrounds.
    case 'current':
      return <span className="size-0 rounded-pill border-5 border-current" />;
    case 'upcoming':
      return null;
  }
}
