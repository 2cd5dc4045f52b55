import { formatDate } from '#src/domain/dates.ts';
import type { TimelineStep as Step } from '#src/domain/offer-machine.ts';
import { useEnvironment } from '#src/lib/app/EnvironmentProvider.tsx';
import { Timeline, TimelineStep, type TimelineState } from '#src/ui/Timeline.tsx';
import { offersCopy } from './copy.ts';

/** @param props.ending how a final step ended it */
export function Steps({
  steps,
  ending,
  labelledBy,
}: {
  steps: readonly Step[];
  ending: 'ended' | 'failed';
  labelledBy: string;
}) {
  const { timeZone } = useEnvironment();
  const stateOf = ({ at, isFinal }: Step): TimelineState => {
    if (isFinal) return ending;
    return at === null ? 'current' : 'done';
  };
  return (
    <Timeline aria-labelledby={labelledBy}>
      {steps.map((step) => (
        <TimelineStep
          key={step.title}
          title={step.title}
          state={stateOf(step)}
          stateLabel={step.isFinal ? offersCopy.modal.ended : undefined}
          {...(step.at === null
            ? {}
            : { when: <time dateTime={step.at}>{formatDate(step.at, timeZone)}</time> })}
        />
      ))}
    </Timeline>
  );
}
