import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { tourCopy } from './copy.ts';
import { useLoaded } from '../use-loaded.ts';
import { useWorkbench } from '../workbench-context.ts';

const loadTour = async () => (await import('./Tour.tsx')).Tour;

/** What {@link Tours} tells. */
export interface ToursProps {
  /** Called when the visitor has started a tour; not when one goes on after a reload. */
  readonly onStart: () => void;
}

/** The tour that is being played in this tab, if there is one. Its code loads with the first tour. */
export function Tours({ onStart }: ToursProps) {
  const { tours } = useWorkbench();
  const tour = useSyncExternalStore(tours.subscribe, tours.current);
  const [Tour, hasFailed] = useLoaded(tour !== null, loadTour);
  const run = tour?.run ?? 0;
  const start = useEffectEvent(onStart);
  useEffect(() => {
    if (run > 0) start();
  }, [run]);

  if (hasFailed) {
    return (
      <p
        role="alert"
        className="fixed inset-x-4 bottom-4 z-75 mx-auto w-fit rounded-card border border-line-strong bg-surface-raised p-4 shadow-float"
      >
        {tourCopy.bar.failed}
      </p>
    );
  }
  return tour && Tour && <Tour key={tour.run} tour={tour} />;
}
