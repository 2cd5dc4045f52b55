/** What a visitor did with a part of the page before its code was there. */
export interface EarlyInput {
  /** Stops listening. */
  stop(): void;
  /** Repeats it: what was typed is typed, and what was clicked last is clicked. */
  replay(): void;
}

type TextControl = HTMLInputElement | HTMLTextAreaElement;

/** What shows that the visitor is about to use a part. */
const SIGNS = ['pointerover', 'pointerdown', 'focusin', 'keydown'] as const;

/**
 * Listens to a part of a prerendered page whose code has not loaded.
 *
 * @param onUse called for every sign that the part is about to be used
 */
export function collectInput(part: HTMLElement, onUse: () => void): EarlyInput {
  const typed = new Map<TextControl, string>();
  let clicked: HTMLElement | null = null;
  // Typed, or filled in by the browser, before this script ran.
  for (const control of part.querySelectorAll<TextControl>('input, textarea')) {
    if (control.value !== control.defaultValue) typed.set(control, control.value);
  }

  const onInput = ({ target }: Event) => {
    if (isTextControl(target)) typed.set(target, target.value);
  };
  const onClick = (event: Event) => {
    const control =
      event.target instanceof Element ? event.target.closest<HTMLElement>(CLICKABLE) : null;
    if (control === null) return;
    // A form would be sent and a link followed without what the code adds to them.
    event.preventDefault();
    clicked = control;
    onUse();
  };
  for (const sign of SIGNS) part.addEventListener(sign, onUse);
  part.addEventListener('input', onInput);
  part.addEventListener('click', onClick);

  return {
    stop() {
      for (const sign of SIGNS) part.removeEventListener(sign, onUse);
      part.removeEventListener('input', onInput);
      part.removeEventListener('click', onClick);
    },
    replay() {
      for (const [control, value] of typed) type(currentOf(part, control), value);
      if (clicked?.isConnected) clicked.click();
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

/** Sets a value as typing does, so that React hears of it. */
function type(control: TextControl, value: string): void {
  if (control.value === value) return;
  const { prototype } =
    control instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, value);
  control.dispatchEvent(new Event('input', { bubbles: true }));
}
