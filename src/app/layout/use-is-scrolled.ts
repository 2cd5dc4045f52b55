import { useSyncExternalStore } from 'react';

/** Section 9: from here on the bar changes its look. */
export const SCROLL_THRESHOLD_PX = 10;

function subscribe(listener: () => void): () => void {
  window.addEventListener('scroll', listener, { passive: true });
  return () => window.removeEventListener('scroll', listener);
}

/** Whether the page is scrolled more than {@link SCROLL_THRESHOLD_PX}. */
export function useIsScrolled(): boolean {
  return useSyncExternalStore(subscribe, () => window.scrollY > SCROLL_THRESHOLD_PX);
}
