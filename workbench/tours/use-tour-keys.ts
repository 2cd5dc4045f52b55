import { useEffect, useEffectEvent } from 'react';

/** Where keys have a meaning of their own. */
const CONTROLS =
  'a[href], button, input, textarea, select, summary, [contenteditable], [role="menuitem"], [role="option"], [role="tab"], [role="radio"], [role="slider"]';
const WORKBENCH = '#workbench';
const BAR = '[data-tour-bar]';

/** What the keys of a tour do. */
export interface TourKeys {
  /** Whether the tour acts in the page now, so that the focus is its own. */
  readonly isPlaying: () => boolean;
  readonly onToggle: () => void;
  readonly onNext: () => void;
  readonly onEnd: () => void;
}

/**
 * Handles the keys of a tour: Space plays and pauses, the right arrow key plays the next step, Escape ends it.
 * While the tour is paused, a control or a field that has the focus keeps its keys.
 */
export function useTourKeys(keys: TourKeys): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const action = { ' ': keys.onToggle, ArrowRight: keys.onNext, Escape: keys.onEnd }[event.key];
    // The tour types, too, but only the visitor's keys are trusted.
    if (!action || !event.isTrusted || hasModifier(event) || event.defaultPrevented) return;
    const { target } = event;
    const element = target instanceof Element ? target : document.body;
    if (element.closest(WORKBENCH) !== null) {
      const isInBar = element.closest(BAR) !== null;
      const isOwnKey = event.key !== 'Escape' && element.matches(CONTROLS);
      if (!isInBar || isOwnKey) return;
    } else if (!keys.isPlaying() && element.matches(CONTROLS)) {
      return;
    }
    event.preventDefault();
    event.stopImmediatePropagation();
    action();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    window.addEventListener('keydown', listener, true);
    return () => window.removeEventListener('keydown', listener, true);
  }, []);
}

const hasModifier = ({ altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent) =>
  altKey || ctrlKey || metaKey || shiftKey;
