import { useEffect, useRef, useState, type RefObject } from 'react';

/** In pixels (product.md §9). */
export const NEAR_END = 100;

/** Keeps a pane at its end while the user is near it, whatever changes its height: messages, images, a keyboard. */
export function useStickToEnd(
  pane: RefObject<HTMLElement | null>,
  content: RefObject<HTMLElement | null>,
) {
  const isNearEnd = useRef(true);
  const [isAway, setIsAway] = useState(false);

  useEffect(() => {
    const { current: element } = pane;
    const { current: inner } = content;
    if (!element || !inner) return;
    let lastTop = 0;
    const onScroll = () => {
      const { scrollTop } = element;
      // Only who scrolls up leaves the end. What is rendered in between may move it further away.
      if (!isNearEnd.current || scrollTop < lastTop) {
        isNearEnd.current = distanceFromEnd(element) <= NEAR_END;
        setIsAway(!isNearEnd.current);
      }
      lastTop = scrollTop;
    };
    const follow = () => {
      if (!isNearEnd.current) return;
      toEnd(element);
      lastTop = element.scrollTop;
    };
    const sizes = new ResizeObserver(follow);
    sizes.observe(inner);
    sizes.observe(element);
    element.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      sizes.disconnect();
      element.removeEventListener('scroll', onScroll);
    };
  }, [pane, content]);

  return {
    isAway,
    scrollToEnd(): void {
      isNearEnd.current = true;
      setIsAway(false);
      if (pane.current) toEnd(pane.current);
    },
  };
}

function distanceFromEnd({ scrollHeight, scrollTop, clientHeight }: HTMLElement): number {
  return scrollHeight - scrollTop - clientHeight;
}

function toEnd(element: HTMLElement): void {
  element.scrollTop = element.scrollHeight;
}
