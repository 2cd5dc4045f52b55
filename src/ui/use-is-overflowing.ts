import { useEffect, useState, type RefObject } from 'react';

/**
 * Whether the only child of a scroller is taller than the scroller.
 *
 * @param content that child
 */
export function useIsOverflowing(content: RefObject<HTMLElement | null>): boolean {
  const [isOverflowing, setIsOverflowing] = useState(false);
  useEffect(() => {
    const scroller = content.current?.parentElement;
    if (!content.current || !scroller) return;
    const observer = new ResizeObserver(() =>
      setIsOverflowing(scroller.scrollHeight > scroller.clientHeight),
    );
    observer.observe(scroller);
    observer.observe(content.current);
    return () => observer.disconnect();
  }, [content]);
  return isOverflowing;
}
