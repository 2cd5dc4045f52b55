import { useEffect, useState, type RefObject } from 'react';

/** How far from the screen an item still counts as near, in pixels. */
const MARGIN = 400;
/** Items that fill the first screen in any case. */
const FIRST = 6;

/** Items from one index up to, but not including, another. */
export interface Range {
  readonly from: number;
  readonly to: number;
}

/**
 * Which items of a list are near the screen. It looks at a few of them when the page has scrolled or
 * the list has changed its size; watching each one would cost every frame more, the longer the list.
 *
 * @param list holds the items, one element each, from top to bottom
 * @returns the first ones until it was looked
 */
export function useNearRange(list: RefObject<HTMLElement | null>): Range {
  const [range, setRange] = useState<Range>({ from: 0, to: FIRST });

  useEffect(() => {
    const { current } = list;
    if (current === null) return;
    let frame: number | null = null;
    const look = () => {
      frame = null;
      const next = nearIn(current.children);
      setRange((now) => (now.from === next.from && now.to === next.to ? now : next));
    };
    const lookSoon = () => {
      // oxlint-disable-next-line nearhand/no-stray-clock -- a frame is the screen's time, not the product's
      frame ??= requestAnimationFrame(look);
    };
    const sizes = new ResizeObserver(lookSoon);
    sizes.observe(current);
    window.addEventListener('scroll', lookSoon, { passive: true });
    window.addEventListener('resize', lookSoon);
    return () => {
      if (frame !== null) cancelAnimationFrame(frame);
      sizes.disconnect();
      window.removeEventListener('scroll', lookSoon);
      window.removeEventListener('resize', lookSoon);
    };
  }, [list]);

  return range;
}

function nearIn(items: HTMLCollection): Range {
  return {
    from: firstBelow(items, -MARGIN),
    to: firstBelow(items, window.innerHeight + MARGIN) + 1,
  };
}

/** The first item whose lower edge is below a line of the screen; how many there are for none. */
function firstBelow(items: HTMLCollection, line: number): number {
  let low = 0;
  let high = items.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const bottom = items[middle]?.getBoundingClientRect().bottom ?? Infinity;
    if (bottom > line) high = middle;
    else low = middle + 1;
  }
  return low;
}
