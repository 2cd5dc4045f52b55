import { cva, cx } from 'class-variance-authority';
import { X } from 'lucide-react';
import { offerProgress, type ProgressingOffer } from '#src/domain/offer-progress.ts';
import { offersCopy } from './copy.ts';

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

/**
 * A thin line with a part for each stop of an offer, filled as far as it has come, in the tone of its status. An
 * ended one breaks off with a cross, and names no further stop. The same wherever an offer is shown, and an image for
 * screen readers.
 */
export function OfferProgress({
  offer,
  className,
}: {
  offer: ProgressingOffer;
  className?: string | undefined;
}) {
  const { stops, reached, isUnderWay, isEnded, tone } = offerProgress(offer);
  const copy = offersCopy.progress;
  const last = stops[reached - 1];
  const label = last === undefined ? copy.unknown : copy.stop(last, reached, stops.length);
  return (
    <div
      role="img"
      aria-label={isEnded ? copy.ended(label) : label}
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
