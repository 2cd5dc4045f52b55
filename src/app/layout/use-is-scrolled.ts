import { useEffect, useState } from 'react';

/** The scroll offset from which the navigation bar changes its style (product.md §9). */
export const SCROLL_THRESHOLD_PX = 10;

/** Whether the page is scrolled more than {@link SCROLL_THRESHOLD_PX}. */
export function useIsScrolled(): boolean {
  const [isScrolled, setIsScrolled] = useState(false);
  useEffect(() => {
    // Not during render: reading `scrollY` forces a layout.
    const update = () => setIsScrolled(window.scrollY > SCROLL_THRESHOLD_PX);
    update();
    window.addEventListener('scroll', update, { passive: true });
    return () => window.removeEventListener('scroll', update);
  }, []);
  return isScrolled;
}
