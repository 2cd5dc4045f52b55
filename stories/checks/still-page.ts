const CARETS = 'carets-are-hidden';

/**
 * Keeps what the page shows from moving: changes of style take effect at once, without transitions.
 *
 * @returns allows transitions again
 */
export function withoutTransitions(): () => void {
  const style = document.head.appendChild(document.createElement('style'));
  style.textContent = '*, ::before, ::after { transition: none !important }';
  return () => style.remove();
}

/**
 * Ends every animation: those with an end go there, and endless ones, such as a spinner, to where they
 * begin. A color in a transition would be measured halfway, and a picture of a spinner would differ each time.
 */
export function stopAnimations(): void {
  for (const animation of document.getAnimations()) {
    // Those that follow a scroll position stay where it is.
    if (!(animation.timeline instanceof DocumentTimeline)) continue;
    const isEndless = animation.effect?.getComputedTiming().endTime === Infinity;
    if (isEndless) animation.cancel();
    else animation.finish();
  }
}

/** Hides the carets of fields, which blink. */
export function hideCarets(): void {
  if (document.getElementById(CARETS)) return;
  const style = document.head.appendChild(document.createElement('style'));
  style.id = CARETS;
  style.textContent = '* { caret-color: transparent !important }';
}
