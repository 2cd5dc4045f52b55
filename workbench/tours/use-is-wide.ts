import { useMediaQuery } from '#src/ui/use-media-query.ts';

/** The narrowest window, in pixels, that has the navigation bar that the flows use. */
export const TOUR_MIN_WIDTH = 992;

/** Whether the window is wide enough for tours. */
export function useIsWide(): boolean {
  return useMediaQuery(`(width >= ${TOUR_MIN_WIDTH}px)`);
}
