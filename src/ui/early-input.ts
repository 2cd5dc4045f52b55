import { repeatPress } from '#src/ui/repeat-press.ts';

/** What a visitor did with a part of the page before its code was there. */
export interface EarlyInput {
  /** Stops listening. */
  stop(): void;
  /** Repeats it: what was typed is typed, and what was clicked last is clicked. */
  replay(): void;
}

type TextControl = HTMLInputElement | HTMLTextAreaElement;

/** Marks the button that was pressed last before the app ran. */
const PRESSED = 'data-pressed';

/** What shows that the visitor is about to use a part. */
const SIGNS = ['pointerover', 'pointerdown', 'focusin', 'keydown'] as const;

/**
 * Listens to a part of a prerendered page whose code has not loaded.
 *
 * @param onUse called for every sign that the part is about to be used
 */
export function collectInput(part: HTMLElement, onUse: () => void): EarlyInput {
  const typed = new Map<TextControl, string>();
  // Pressed before any code of the app ran (public/boot.js).
  let clicked = part.querySelector<HTMLElement>(`[${PRESSED}]`);
  // Typed, or filled in by the browser, before this script ran.
  for (const control of part.querySelectorAll<TextControl>('input, textarea')) {
    if (control.value !== control.defaultValue) typed.set(control, control.value);
  }

  const isInPart = (target: EventTarget | null): target is Element =>
    target instanceof Element && part.contains(target);
  const onSign = ({ target }: Event) => {
    if (isInPart(target)) onUse();
  };
  const onInput = ({ target }: Event) => {
    if (isInPart(target) && isTextControl(target)) typed.set(target, target.value);
  };
  const onClick = (event: Event) => {
    const { target } = event;
    const control = isInPart(target) ? target.closest<HTMLElement>(CLICKABLE) : null;
    if (control === null) return;
    // A form would be sent and a link followed without what the code adds to them.
    event.preventDefault();
    clicked = control;
    onUse();
  };
  if (clicked) {
    clicked.removeAttribute(PRESSED);
    onUse();
  } else if (typed.size > 0 || part.contains(document.activeElement)) onUse();

  // Before React, which stops the events of HTML that it has not hydrated yet.
  const before = new AbortController();
  const options = { capture: true, signal: before.signal };
  for (const sign of SIGNS) document.addEventListener(sign, onSign, options);
  document.addEventListener('input', onInput, options);
  document.addEventListener('click', onClick, options);

  return {
    stop: () => before.abort(),
    replay() {
      for (const [control, value] of typed) type(currentOf(part, control), value);
      if (clicked?.isConnected) repeatPress(clicked);
    },
  };
}

const CLICKABLE = 'a[href], button, [role="tab"], [role="checkbox"], summary';

function isTextControl(target: EventTarget | null): target is TextControl {
  return target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
}

/** The control itself, or the one of the same name that has replaced it. */
function currentOf(part: HTMLElement, control: TextControl): TextControl {
  if (control.isConnected) return control;
  const same = part.querySelector(`[name="${CSS.escape(control.name)}"]`);
  return isTextControl(same) ? same : control;
}

/** Sets a value as typing does, so that React hears of it. The caret stays where it is. */
function type(control: TextControl, value: string): void {
  const { selectionStart, selectionEnd } = control;
  // React takes what it finds in a field that it hydrates for its own value, and reports only another one.
  control.value = control.defaultValue;
  const { prototype } =
    control instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, value);
  control.dispatchEvent(new Event('input', { bubbles: true }));
  // Null where the type of the field has no selection, such as for an email.
  if (selectionStart !== null) control.setSelectionRange(selectionStart, selectionEnd);
}
