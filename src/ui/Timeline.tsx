import { cva, cx } from 'class-variance-authority';
import { Check, X } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';

/**
 * What happens one after the other, from top to bottom.
 *
 * @example
 * <Timeline aria-label="How it goes on">
 *   <TimelineStep state="done" title="Sent" when={<time dateTime="2026-03-12">Mar 12, 2026</time>} />
 *   <TimelineStep state="current" title="Under way">Marco comes on Saturday.</TimelineStep>
 *   <TimelineStep state="upcoming" title="Paid" />
 * </Timeline>
 */
export function Timeline({ className, ...rest }: ComponentProps<'ol'>) {
  return <ol {...rest} className={cx('flex flex-col', className)} />;
}

export type TimelineState = 'done' | 'current' | 'upcoming' | 'failed';

const words: Readonly<Record<TimelineState, string>> = {
  done: 'Done',
  current: 'Now',
  upcoming: 'To come',
  failed: 'Failed',
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
      },
    },
  },
);

export type TimelineStepProps = Omit<ComponentProps<'li'>, 'title'> & {
  /** What happened, happens or will happen. */
  title: ReactNode;
  /** Shown by the mark, and said before the title to screen readers. */
  state: TimelineState;
  /** The word for the state, where the usual one does not fit: "Declined" for "Failed". */
  stateLabel?: string | undefined;
  /** When it was or will be: a `time`, or words. */
  when?: ReactNode;
};

/** One step of a `Timeline`; its children stand below it. */
export function TimelineStep({
  title,
  state,
  stateLabel = words[state],
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
      {/* From this mark to the next; a border, so that forced colours keep it. */}
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
      return <X strokeWidth={2.5} />;
    // A border again: a background would be gone in forced colours.
    case 'current':
      return <span className="size-0 rounded-pill border-5 border-current" />;
    case 'upcoming':
      return null;
  }
}
