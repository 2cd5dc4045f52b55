import { userEvent } from '@testing-library/user-event';
import { useEffect, useRef, useState } from 'react';
import type { Flow } from '#flows/flow.ts';
import { flows } from '#flows/flows.ts';
import { useWorkbench } from '../workbench-context.ts';
import { createPageActor } from './page-actor.ts';
import { TourBar } from './TourBar.tsx';
import { createTourPlayer, type TourPlayer } from './tour-player.ts';
import { createTourPointer } from './tour-pointer.ts';
import type { OpenTour } from './tour-store.ts';
import { TourPointerMark } from './TourPointerMark.tsx';
import { useIsWide } from './use-is-wide.ts';
import { useTourKeys } from './use-tour-keys.ts';

/**
 * A tour in the running app. A new one opens the world of its flow; one that was reloaded goes on in it,
 * where it was. One that the app no longer has is not shown.
 */
export function Tour({ tour }: { tour: OpenTour }) {
  const flow = flows[tour.progress.tour];
  return flow && <PlayedFlow tour={tour} flow={flow} />;
}

function PlayedFlow({ tour, flow }: { tour: OpenTour; flow: Flow }) {
  const { tours: store } = useWorkbench();
  const [pointer] = useState(createTourPointer);
  const { player, isInterrupted } = usePlayer(tour, flow, pointer);
  const isWide = useIsWide();
  // Flows use the wide navigation bar.
  useEffect(() => {
    if (!isWide) player?.pause();
  }, [isWide, player]);

  const isPlaying = () => player?.state().status === 'playing';
  const canPlay = isWide && !isInterrupted;
  useTourKeys({
    isPlaying,
    onToggle() {
      if (isPlaying()) player?.pause();
      else if (canPlay) player?.play();
    },
    onNext() {
      if (canPlay) player?.next();
    },
    onEnd: store.end,
  });

  return (
    <>
      <TourPointerMark pointer={pointer} />
      <TourBar
        flow={flow}
        player={player}
        isInterrupted={isInterrupted}
        isWide={isWide}
        pointer={pointer}
        takesFocus={tour.run > 0}
        onStartAgain={() => store.start(tour.progress.tour)}
        onEnd={store.end}
      />
    </>
  );
}

/** Plays a tour, and stops when another world is opened. */
function usePlayer(tour: OpenTour, flow: Flow, pointer: ReturnType<typeof createTourPointer>) {
  const { engine, page, systemClock, tours: store } = useWorkbench();
  const [player, setPlayer] = useState<TourPlayer | null>(null);
  const [isInterrupted, setIsInterrupted] = useState(false);
  /** The world is opened once, even if React runs the effect twice. */
  const opening = useRef<Promise<void>>(undefined);

  useEffect(() => {
    const { progress } = tour;
    let own: TourPlayer | undefined;
    let isGone = false;
    let stopFollowing = () => {};

    async function begin(): Promise<void> {
      if (progress.serial === undefined) {
        opening.current ??= engine.open({ scenario: flow.scenario });
        await opening.current;
      }
      if (isGone) return;
      const { serial } = engine.opening().shared;
      if (progress.serial !== undefined && progress.serial !== serial) {
        setIsInterrupted(true);
        return;
      }
      const created = createTourPlayer({
        flow,
        progress: { ...progress, serial },
        clock: systemClock,
        save: store.save,
        actorFor: (script) =>
          createPageActor({
            script,
            pointer,
            // The checks of pointer events would refuse what is behind the workbench.
            user: userEvent.setup({ delay: null, pointerEventsCheck: 0 }),
            engine,
            clock: systemClock,
            isMotionReduced: window.matchMedia('(prefers-reduced-motion: reduce)').matches,
            loadPage: page.load,
          }),
      });
      own = created;
      setPlayer(created);
      stopFollowing = engine.onReopened(async (why) => {
        if (why === 'viewer') return;
        created.end();
        setIsInterrupted(true);
      });
    }

    void begin();
    return () => {
      isGone = true;
      stopFollowing();
      own?.end();
      pointer.release();
    };
  }, [tour, flow, engine, page, systemClock, store, pointer]);

  return { player, isInterrupted };
}
