import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

/** Rows are measured in the frames after they are rendered. */
const FRAMES = 12;
const USER_INPUTS = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/** Keeps what is in view in place while older items come: the first row loses its day to one, and so its height. */
export function useKeptInView(
  pane: RefObject<HTMLElement | null>,
  firstKey: string | undefined,
): void {
  /** By the lower edge, because a day is at the upper one. */
  const anchor = useRef<{ row: Element; bottom: number } | null>(null);
  const last = useRef(firstKey);
  const isRestoring = useRef(false);

  useEffect(() => {
    const element = pane.current;
    if (!element) return;
    const stop = () => (isRestoring.current = false);
    const onScroll = () => {
      // While rows are measured, the list scrolls by itself.
      if (!isRestoring.current) anchor.current = anchorIn(element);
    };
    element.addEventListener('scroll', onScroll, { passive: true });
    for (const input of USER_INPUTS) element.addEventListener(input, stop, { passive: true });
    return () => {
      element.removeEventListener('scroll', onScroll);
      for (const input of USER_INPUTS) element.removeEventListener(input, stop);
    };
  }, [pane]);

  useLayoutEffect(() => {
    const element = pane.current;
    if (!element) return;
    if (last.current === firstKey) {
      if (!isRestoring.current) anchor.current = anchorIn(element);
      return;
    }
    last.current = firstKey;
    isRestoring.current = true;
    let frames = 0;
    const keep = () => {
      if (!isRestoring.current) return;
      restore(element, anchor.current);
      frames += 1;
      // oxlint-disable-next-line no-restricted-globals -- follows what the browser renders, not time
      if (frames < FRAMES) requestAnimationFrame(keep);
      else isRestoring.current = false;
    };
    keep();
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
