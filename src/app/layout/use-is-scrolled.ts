import { useEffect, useState } from 'react';

/** product.md §9 */
export const SCROLL_THRESHOLD_PX = 10;

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
