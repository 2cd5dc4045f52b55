import { cva, cx } from 'class-variance-authority';
import { Check, X } from 'lucide-react';
import { formatDate } from '#src/domain/dates.ts';
import type { TimelineStep } from '#src/domain/offer-machine.ts';
import { useEnvironment } from '#src/lib/app/EnvironmentProvider.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { offersCopy } from './copy.ts';

type State = 'done' | 'current' | 'failed' | 'ended';

const STATE_LABELS: Readonly<Record<State, string>> = {
  done: 'Done',
  current: 'Current',
  failed: offersCopy.modal.ended,
  ended: offersCopy.modal.ended,
};

const markClasses = cva(
  'z-1 grid size-7 shrink-0 place-items-center rounded-pill border-2 [&_svg]:size-4',
  {
    variants: {
      state: {
        done: 'border-brand bg-brand text-brand-ink',
        current: 'border-brand bg-surface-raised text-brand',
        failed: 'border-danger-solid bg-danger-solid text-on-solid',
        ended: 'border-neutral-solid bg-neutral-solid text-on-solid',
      },
    },
  },
);

/**
 * The steps of an offer or a task, one below the other.
 *
 * @param props.ending how a final step ended it
 */
export function Steps({
  steps,
  ending,
  labelledBy,
}: {
  steps: readonly TimelineStep[];
  ending: 'ended' | 'failed';
  labelledBy: string;
}) {
  const { timeZone } = useEnvironment();
  const stateOf = ({ at, isFinal }: TimelineStep): State => {
    if (isFinal) return ending;
    return at === null ? 'current' : 'done';
  };
  return (
    <ol aria-labelledby={labelledBy} className="flex flex-col">
      {steps.map((step) => {
        const { title, at } = step;
        const state = stateOf(step);
        return (
          <li
            key={title}
            aria-current={state === 'current' ? 'step' : undefined}
            className="group/step relative flex gap-3.5 pb-6 last:pb-0"
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
                  'font-semibold wrap-anywhere',
                  state === 'failed' && 'text-danger-solid',
                )}
              >
                <VisuallyHidden>{STATE_LABELS[state]}: </VisuallyHidden>
                {title}
              </p>
              {at !== null && (
                <p className="text-sm text-ink-muted tabular-nums">
                  <time dateTime={at}>{formatDate(at, timeZone)}</time>
                </p>
              )}
            </div>
          </li>
        );
      })}
    </ol>
  );
}

function Mark({ state }: { state: State }) {
  if (state === 'done') return <Check strokeWidth={2.5} />;
  if (state !== 'current') return <X strokeWidth={2.5} />;
  // A border, because forced-colors mode drops backgrounds.
  return <span className="size-0 rounded-pill border-5 border-current" />;
}
