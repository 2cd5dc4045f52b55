import { SkipBack, SkipForward, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Alert } from '#src/ui/Alert.tsx';
import { IconButton } from '#src/ui/IconButton.tsx';
import { TextLink } from '#src/ui/TextLink.tsx';
import { PanelButton } from '../PanelButton.tsx';
import type { Tours, TourState } from './tours.ts';
import { TOUR_MIN_WIDTH, useIsWide } from './use-is-wide.ts';

/**
 * The bar of a tour at the bottom of the window: the caption of the next step, which a press plays. In a window that is
 * too narrow for tours, it offers the demo page instead.
 *
 * @param props.demoUrl the address of the demo page
 */
export function TourBar({
  state,
  tours,
  demoUrl,
}: {
  state: TourState;
  tours: Tours;
  demoUrl: string;
}) {
  const { flow, tour, step, isPlaying, problem } = state;
  const isWide = useIsWide();
  const next = useRef<HTMLButtonElement>(null);
  // The step has moved it. An enabled button can take it.
  useEffect(() => {
    if (!isPlaying) next.current?.focus({ preventScroll: true });
  }, [step, isPlaying]);
  const caption = flow.steps[step]?.caption;
  return (
    <section
      aria-label={`Guided tour: ${flow.title}`}
      data-tour-bar=""
      className="fixed inset-x-2 bottom-4 z-75 mx-auto flex max-w-184 flex-col gap-3 rounded-card border border-line-strong bg-surface-raised p-3 text-base shadow-float sm:inset-x-4 sm:p-4"
    >
      <p role="status" className="font-semibold text-balance sm:text-lg">
        {isWide
          ? (caption ?? "That's the end of the tour. The app is yours to explore.")
          : 'Tours need a wider window'}
      </p>
      {!isWide && (
        <p className="text-sm text-ink-muted">
          They use the navigation bar of windows that are at least {TOUR_MIN_WIDTH} px wide. To
          drive a demo at any width, open the{' '}
          <TextLink href={demoUrl}>client and the worker</TextLink>.
        </p>
      )}
      {problem !== undefined && (
        <Alert
          tone="warning"
          size="compact"
          title="The tour is stuck at this step"
          action={<PanelButton onClick={tours.skip}>Skip the step</PanelButton>}
        >
          {problem} Do it yourself and skip the step, or try again.
        </Alert>
      )}
      <div className="flex flex-wrap items-center gap-2">
        {isWide && (
          <PanelButton
            Icon={SkipBack}
            isSoftDisabled={step === 0 || isPlaying}
            onClick={tours.back}
          >
            Back
          </PanelButton>
        )}
        {isWide && caption === undefined && (
          <PanelButton ref={next} variant="primary" onClick={() => tours.start(tour)}>
            Again
          </PanelButton>
        )}
        {isWide && caption !== undefined && (
          <PanelButton
            ref={next}
            variant="primary"
            Icon={SkipForward}
            isBusy={isPlaying}
            busyLabel="Playing the step"
            onClick={tours.next}
          >
            Next step
          </PanelButton>
        )}
        <span className="ms-auto text-sm text-ink-muted tabular-nums">
          Step {Math.min(step + 1, flow.steps.length)} of {flow.steps.length}
        </span>
        <IconButton label="End the tour" size="sm" onClick={tours.end}>
          <X aria-hidden strokeWidth={1.75} />
        </IconButton>
      </div>
    </section>
  );
}
