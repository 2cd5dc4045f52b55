import { cva, cx } from 'class-variance-authority';
import { X } from 'lucide-react';
import type { ComponentProps } from 'react';

export type ProgressTone = 'brand' | 'info' | 'success' | 'warning' | 'danger' | 'neutral';

const fills = cva('', {
  variants: {
    tone: {
      // The teal of work that is under way.
      brand: 'bg-brand-soft-ink text-brand-soft-ink',
      info: 'bg-info-solid text-info-solid',
      success: 'bg-success-solid text-success-solid',
      warning: 'bg-warning-solid text-warning-solid',
      danger: 'bg-danger-solid text-danger-solid',
      neutral: 'bg-neutral-solid text-neutral-solid',
    },
  },
});

export type ProgressLineProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** Says where it stands, such as "Agreed, stop 2 of 4". */
  label: string;
  /** The names of the stops, in their order. */
  stops: readonly string[];
  /** How many stops are reached. */
  reached: number;
  /** The last stop that is reached is still under way. */
  isUnderWay?: boolean | undefined;
  /** It ended here: no further stop will be reached. */
  isEnded?: boolean | undefined;
  /** The color of what is reached. The stops' names carry the meaning. */
  tone: ProgressTone;
};

/**
 * A thin line with a part for each stop of a process, filled as far as it has come. An ended one breaks off with a
 * cross, and names no further stop. An image for screen readers.
 *
 * @example
 * <ProgressLine label="Agreed, stop 2 of 4" stops={['Asked', 'Agreed', 'Paid']} reached={2} tone="info" />
 */
export function ProgressLine({
  label,
  stops,
  reached,
  isUnderWay = false,
  isEnded = false,
  tone,
  className,
  ...rest
}: ProgressLineProps) {
  return (
    <div
      {...rest}
      role="img"
      aria-label={label}
      data-tone={tone}
      className={cx('flex gap-1 text-xs', className)}
    >
      {stops.map((stop, index) => {
        const isReached = index < reached;
        const isCurrent = index === reached - 1;
        const isBreak = isEnded && index === reached;
        return (
          <span key={stop} className="flex min-w-0 flex-1 flex-col gap-1">
            <span className="flex h-2 items-center">
              {isBreak ? (
                <X
                  strokeWidth={3}
                  className={fills({ tone, className: 'size-3.5 bg-transparent' })}
                />
              ) : (
                <span
                  className={cx(
                    'h-1 grow overflow-hidden rounded-pill bg-line-strong/35 forced-colors:outline forced-colors:-outline-offset-1',
                    isEnded && !isReached && 'invisible',
                  )}
                >
                  {isReached && (
                    <span
                      className={fills({
                        tone,
                        className: cx(
                          'block h-full rounded-pill forced-colors:bg-[CanvasText]',
                          isCurrent && isUnderWay && 'w-1/2',
                        ),
                      })}
                    />
                  )}
                </span>
              )}
            </span>
            <span
              // So that a narrow place can hide the names of the others.
              data-stop={isCurrent ? 'current' : 'other'}
              className={cx(
                'truncate',
                isCurrent ? 'font-semibold text-ink' : 'text-ink-muted',
                isEnded && !isReached && 'invisible',
              )}
            >
              {stop}
            </span>
          </span>
        );
      })}
    </div>
  );
}
