/** What the frames of a page report of their visitors. */
const FRAME_INPUT = 'nearhand:frame-input';
/** What a visitor does, as events. */
const INPUTS = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart', FRAME_INPUT];

/**
 * Calls back at each input of the visitor in a window, even if the page handles it, and in the frames that
 * {@link forwardInputs}.
 *
 * @returns a function that stops it
 */
export function listenToInputs(target: EventTarget, onInput: () => void): () => void {
  const options = { capture: true, passive: true };
  for (const name of INPUTS) target.addEventListener(name, onInput, options);
  return () => {
    for (const name of INPUTS) target.removeEventListener(name, onInput, options);
  };
}

/** Reports the inputs in a frame to this window, which gets no events from it. */
export function forwardInputs(frame: EventTarget): void {
  listenToInputs(frame, () => window.dispatchEvent(new Event(FRAME_INPUT)));
}
