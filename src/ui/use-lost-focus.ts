import { useEffect, useRef, type FocusEvent } from 'react';

/**
 * Notices when a rerender removes the focused element from a container, which leaves the focus nowhere.
 *
 * @param onLost moves the focus to what is next; receives the removed element
 * @returns the props of the container
 */
export function useLostFocus(onLost: (lost: HTMLElement) => void) {
  const focused = useRef<HTMLElement>(null);
  useEffect(() => {
    const { current: lost } = focused;
    if (lost === null || lost.isConnected) return;
    focused.current = null;
    if (document.activeElement === document.body) onLost(lost);
  });
  return {
    onFocus(event: FocusEvent<HTMLElement>) {
      focused.current = event.target;
    },
    // Not called for an element that is removed.
    onBlur() {
      focused.current = null;
    },
  };
}
