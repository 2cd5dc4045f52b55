import { useEffectEvent, useLayoutEffect, useRef, useState, type ReactNode } from 'react';

/** How tall things were when they were drawn last: a list that is left and found again has its length. */
const heights = new WeakMap<object, number>();

/**
 * A row of a list that is drawn whole while it is near the screen; far away it keeps its height and
 * shows something plain. What somebody has begun in it stays: a form, a call under way, its outcome,
 * the focus.
 *
 * @param props.of what it is about; by this, its height is remembered when the list is left
 * @param props.whenFar stands in for it, so that a search in the page finds it
 */
export function FarRow({
  of,
  isNear,
  whenFar,
  className,
  children,
}: {
  of: object;
  isNear: boolean;
  whenFar: ReactNode;
  className: string;
  children: ReactNode;
}) {
  const row = useRef<HTMLDivElement>(null);
  /** Null while it is drawn whole, as it is once in any case. */
  const [height, setHeight] = useState(isNear ? null : (heights.get(of) ?? null));

  const follow = useEffectEvent((element: HTMLElement) => {
    if (isNear) setHeight(null);
    else if (height === null && !isInUse(element)) setHeight(heightOf(element));
  });
  useLayoutEffect(() => {
    if (row.current) follow(row.current);
  }, [isNear]);

  const remember = useEffectEvent((element: HTMLElement) => {
    heights.set(of, height ?? heightOf(element));
  });
  useLayoutEffect(() => {
    const { current } = row;
    return () => {
      if (current) remember(current);
    };
  }, []);

  const isWhole = isNear || height === null;
  return (
    <div
      ref={row}
      role="none"
      className={isWhole ? className : `${className} [content-visibility:auto]`}
      style={isWhole ? undefined : { height }}
    >
      {isWhole ? children : whenFar}
    </div>
  );
}

function heightOf(element: HTMLElement): number {
  return element.getBoundingClientRect().height;
}

function isInUse(element: HTMLElement): boolean {
  return (
    element.contains(document.activeElement) ||
    element.querySelector('form, [aria-busy="true"], [role="alert"]') !== null
  );
}
