import { useSyncExternalStore } from 'react';

/** The narrowest window, in pixels, that has the navigation bar that the flows use. */
export const TOUR_MIN_WIDTH = 992;

const query = `(width >= ${TOUR_MIN_WIDTH}px)`;

function subscribe(listener: () => void): () => void {
  const list = window.matchMedia(query);
  list.addEventListener('change', listener);
  return () => list.removeEventListener('change', listener);
}

/** Whether the window is wide enough for tours. */
export function useIsWide(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);
}
