import { useEffect, useState } from 'react';

/** Section 9: from here on the bar changes its look. */
export const SCROLL_THRESHOLD_PX = 10;

/** Whether the page is scrolled more than {@link SCROLL_THRESHOLD_PX}. */
export function useIsScrolled(): boolean {
  const [isScrolled, setIsScrolled] = useState(false);
  useEffect(() => {
    // Not while drawing: the question alone has the browser work out the whole page.
    const look = () => setIsScrolled(window.scrollY > SCROLL_THRESHOLD_PX);
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, []);
  return isScrolled;
}
