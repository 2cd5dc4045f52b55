import { useEffect, useState, type RefObject } from 'react';

/** How far from the screen an item becomes near, in pixels. */
const NEAR = 400;
/** How far it has to be to become far again: what opens and closes above it moves it back and forth. */
const KEPT = 1_200;

/** Items from one index up to, but not including, another. */
export interface Range {
  readonly from: number;
  readonly to: number;
}

/** One item, which fills the first screen. */
const FIRST: Range = { from: 0, to: 1 };

/**
 * Which items of a list are near the screen. It looks at a few of them when the page has scrolled or
 * the list has changed its size; watching each one would cost every frame more, the longer the list.
 *
 * @param list holds the items, one element each, from top to bottom
 * @returns the first one until it was looked
 */
export function useVisibleRange(list: RefObject<HTMLElement | null>): Range {
  const [range, setRange] = useState(FIRST);

  useEffect(() => {
    const { current } = list;
    if (current === null) return;
    let now = FIRST;
    let frame: number | null = null;
    const look = () => {
      frame = null;
      const next = visibleIn(current.children, now);
      if (now.from === next.from && now.to === next.to) return;
      now = next;
      setRange(next);
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

/** What is near now, and what has been near and is not far yet. */
function visibleIn(items: HTMLCollection, before: Range): Range {
  const near = within(items, NEAR);
  const kept = within(items, KEPT);
  if (before.to <= kept.from || before.from >= kept.to) return near;
  return {
    from: Math.min(near.from, Math.max(before.from, kept.from)),
    to: Math.max(near.to, Math.min(before.to, kept.to)),
  };
}

/** The items that are on the screen, or this far above or below it. */
function within(items: HTMLCollection, margin: number): Range {
  return {
    from: firstBelow(items, -margin),
    to: firstBelow(items, window.innerHeight + margin) + 1,
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
