import { formatDate } from '#src/domain/dates.ts';
import { offerTimeline, type TimelineStep as Step } from '#src/domain/offer-machine.ts';
import type { Offer } from '#src/domain/offer.ts';
import { useEnvironment } from '#src/lib/EnvironmentProvider.tsx';
import { offersCopy } from './copy.ts';
import { Timeline, TimelineStep, type TimelineState } from '#src/ui/Timeline.tsx';

/**
 * The completed and pending steps of an offer (section 4).
 *
 * @param props.labelledBy id of the heading
 */
export function OfferTimeline({ offer, labelledBy }: { offer: Offer; labelledBy: string }) {
  const { timeZone } = useEnvironment();
  return (
    <Timeline aria-labelledby={labelledBy}>
      {offerTimeline(offer).map((step) => (
        <TimelineStep
          key={step.title}
          title={step.title}
          state={stateOf(step, offer)}
          stateLabel={step.isFinal ? offersCopy.modal.ended : undefined}
          {...(step.at === null
            ? {}
            : { when: <time dateTime={step.at}>{formatDate(step.at, timeZone)}</time> })}
        />
      ))}
    </Timeline>
  );
}

function stateOf({ at, isFinal }: Step, { status }: Offer): TimelineState {
  if (isFinal) return status === 'cancelled' ? 'ended' : 'failed';
  return at === null ? 'current' : 'done';
}
