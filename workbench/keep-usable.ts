/** Events that a modal dialog of the app listens to on the document, to keep the focus and the scroll. */
const WATCHED = ['focusin', 'focusout', 'pointerdown', 'wheel', 'touchmove'] as const;

/**
 * Keeps an element beside the app usable while the app shows a modal dialog, which takes the focus back
 * from everything outside of it and closes with a click there.
 *
 * @param element is styled to take pointer events; React's root is in it
 */
export function keepUsable(element: HTMLElement): void {
  // The dialogs hide everything from screen readers but elements with this attribute.
  element.setAttribute('aria-live', 'off');
  for (const name of WATCHED) {
    element.addEventListener(name, (event) => event.stopPropagation());
  }
  window.addEventListener(
    'focusout',
    (event) => {
      // The dialog would take back the focus that goes to the element.
      const { relatedTarget, target } = event;
      const isEntering = relatedTarget instanceof Node && element.contains(relatedTarget);
      const isInside = target instanceof Node && element.contains(target);
      if (isEntering && !isInside) event.stopImmediatePropagation();
    },
    true,
  );
}
