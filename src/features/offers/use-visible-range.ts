import { useEffect, useState, type RefObject } from 'react';

/** Items enter the range at this distance from the viewport, in pixels. */
const ENTER_MARGIN = 400;
/** Items leave it at this one. The hysteresis absorbs layout shifts from content toggled above. */
const LEAVE_MARGIN = 1_200;

/** A range of indexes: `from` inclusive, `to` exclusive. */
export interface Range {
  readonly from: number;
  readonly to: number;
}

/** The range before the first measurement. One item fills the first screen. */
const INITIAL_RANGE: Range = { from: 0, to: 1 };

/**
 * The visible range of a list: the items in or near the viewport. It is updated by a binary search
 * when the page scrolls or the list resizes; observing every item would cost more per frame the
 * longer the list is.
 *
 * @param list contains one element per item, from top to bottom
 * @returns the first item until the list is measured
 */
export function useVisibleRange(list: RefObject<HTMLElement | null>): Range {
  const [range, setRange] = useState(INITIAL_RANGE);

  useEffect(() => {
    const { current } = list;
    if (current === null) return;
    let visible = INITIAL_RANGE;
    let frame: number | null = null;
    const update = () => {
      frame = null;
      const next = nextRange(current.children, visible);
      if (visible.from === next.from && visible.to === next.to) return;
      visible = next;
      setRange(next);
    };
    const scheduleUpdate = () => {
      // oxlint-disable-next-line nearhand/no-stray-clock -- animation frames are not product time
      frame ??= requestAnimationFrame(update);
    };
    const sizes = new ResizeObserver(scheduleUpdate);
    sizes.observe(current);
    window.addEventListener('scroll', scheduleUpdate, { passive: true });
    window.addEventListener('resize', scheduleUpdate);
    return () => {
      if (frame !== null) cancelAnimationFrame(frame);
      sizes.disconnect();
      window.removeEventListener('scroll', scheduleUpdate);
      window.removeEventListener('resize', scheduleUpdate);
    };
  }, [list]);

  return range;
}

/** The items within the enter margin, plus those of the previous range within the leave margin. */
function nextRange(items: HTMLCollection, before: Range): Range {
  const entered = within(items, ENTER_MARGIN);
  const retainable = within(items, LEAVE_MARGIN);
  if (before.to <= retainable.from || before.from >= retainable.to) return entered;
  return {
    from: Math.min(entered.from, Math.max(before.from, retainable.from)),
    to: Math.max(entered.to, Math.min(before.to, retainable.to)),
  };
}

/** The items in the viewport or within a margin above or below it, in pixels. */
function within(items: HTMLCollection, margin: number): Range {
  return {
    from: firstBelow(items, -margin),
    to: firstBelow(items, window.innerHeight + margin) + 1,
  };
}

/** Index of the first item whose bottom edge is below a viewport offset; the item count if none. */
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
