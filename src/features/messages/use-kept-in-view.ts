import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

/** Rows are measured in the frames after they are rendered. */
const FRAMES = 3;

/**
 * Keeps what is in view where it is while items are added at the top of a list in a pane. The list does so
 * for rows that keep their height; here, the first row loses its day to an older message.
 *
 * @param pane the scrolling element
 * @param firstKey the key of the first item
 */
export function useKeptInView(
  pane: RefObject<HTMLElement | null>,
  firstKey: string | undefined,
): void {
  /** The first row in view. By its lower edge, because a day is at the upper one. */
  const anchor = useRef<{ row: Element; bottom: number } | null>(null);
  const last = useRef(firstKey);

  useEffect(() => {
    const element = pane.current;
    if (!element) return;
    const onScroll = () => (anchor.current = anchorIn(element));
    element.addEventListener('scroll', onScroll, { passive: true });
    return () => element.removeEventListener('scroll', onScroll);
  }, [pane]);

  useLayoutEffect(() => {
    const element = pane.current;
    if (!element) return;
    if (last.current === firstKey) {
      anchor.current = anchorIn(element);
      return;
    }
    last.current = firstKey;
    restore(element, anchor.current);
    let frames = 0;
    const again = () => {
      restore(element, anchor.current);
      frames += 1;
      if (frames < FRAMES) requestAnimationFrame(again);
    };
    requestAnimationFrame(again);
  });
}

function anchorIn(pane: HTMLElement): { row: Element; bottom: number } | null {
  const top = pane.getBoundingClientRect().top;
  for (const row of pane.querySelectorAll('[role="listitem"]')) {
    const { bottom } = row.getBoundingClientRect();
    if (bottom > top) return { row, bottom };
  }
  return null;
}

function restore(pane: HTMLElement, anchor: { row: Element; bottom: number } | null): void {
  if (!anchor?.row.isConnected) return;
  const moved = anchor.row.getBoundingClientRect().bottom - anchor.bottom;
  if (Math.abs(moved) >= 1) pane.scrollTop += moved;
}
