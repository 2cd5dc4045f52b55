import { useEffectEvent, useLayoutEffect, useRef, useState, type ReactNode } from 'react';

/** The last measured height of each group, so a list keeps its length when it is remounted. */
const heights = new WeakMap<object, number>();

/**
 * A windowed group of list items: renders the items while in the visible range, and a placeholder of
 * the same height otherwise. A group stays rendered while it is in use: it has the focus, a form, a
 * pending call or an error.
 *
 * @param props.heightKey identity under which the group's height is remembered across mounts
 * @param props.isInRange whether the group is in the visible range
 * @param props.placeholder plain content outside the range, so find-in-page still works
 */
export function WindowedGroup({
  heightKey,
  isInRange,
  placeholder,
  className,
  children,
}: {
  heightKey: object;
  isInRange: boolean;
  placeholder: ReactNode;
  className: string;
  children: ReactNode;
}) {
  const group = useRef<HTMLDivElement>(null);
  /** Null while the items are rendered, which happens at least once to measure them. */
  const [height, setHeight] = useState(isInRange ? null : (heights.get(heightKey) ?? null));

  const sync = useEffectEvent((element: HTMLElement) => {
    if (isInRange) setHeight(null);
    else if (height === null && !isInUse(element)) setHeight(heightOf(element));
  });
  useLayoutEffect(() => {
    if (group.current) sync(group.current);
  }, [isInRange]);

  const remember = useEffectEvent((element: HTMLElement) => {
    heights.set(heightKey, height ?? heightOf(element));
  });
  useLayoutEffect(() => {
    const { current } = group;
    return () => {
      if (current) remember(current);
    };
  }, []);

  const isRendered = isInRange || height === null;
  return (
    <div
      ref={group}
      role="none"
      className={isRendered ? className : `${className} [content-visibility:auto]`}
      style={isRendered ? undefined : { height }}
    >
      {isRendered ? children : placeholder}
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
