import { useEffectEvent, useLayoutEffect, useRef, useState, type ReactNode } from 'react';

/** How tall things were when they were drawn last: a list that is left and found again has its length. */
const heights = new WeakMap<object, number>();

/**
 * Some items of a long list that are drawn whole while they are near the screen; far away they keep
 * their height together and show something plain. What somebody has begun in them stays: a form, a
 * call under way, its outcome, the focus.
 *
 * @param props.of what they are about; by this, their height is remembered when the list is left
 * @param props.whenFar stands in for them, so that a search in the page finds them
 */
export function WindowedGroup({
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
  const group = useRef<HTMLDivElement>(null);
  /** Null while they are drawn whole, as they are once in any case. */
  const [height, setHeight] = useState(isNear ? null : (heights.get(of) ?? null));

  const follow = useEffectEvent((element: HTMLElement) => {
    if (isNear) setHeight(null);
    else if (height === null && !isInUse(element)) setHeight(heightOf(element));
  });
  useLayoutEffect(() => {
    if (group.current) follow(group.current);
  }, [isNear]);

  const remember = useEffectEvent((element: HTMLElement) => {
    heights.set(of, height ?? heightOf(element));
  });
  useLayoutEffect(() => {
    const { current } = group;
    return () => {
      if (current) remember(current);
    };
  }, []);

  const isWhole = isNear || height === null;
  return (
    <div
      ref={group}
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
