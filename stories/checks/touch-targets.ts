import { FRAME, showsFrame } from './frame-of-screens.ts';

/** CSS pixels that a finger needs, both ways (the design's own rule; WCAG 2.2 asks for 24). */
const MIN_TARGET = 44;
/** What rounding may take. */
const TOLERANCE = 0.5;

const TARGETS =
  'a[href], button, select, textarea, input:not([type="hidden"]), summary, [role="button"], [role="tab"], [role="menuitem"], [role="checkbox"], [role="switch"], [role="radio"]';

/**
 * Finds what is too small to be touched. A link within a sentence is as tall as its line; a control
 * may be small where its label, or a pseudo element, extends the target. A story for readers at a
 * desk says so: `pointer: 'mouse'` among its parameters.
 *
 * @returns a line for each target that is too small
 */
export function targetViolations(
  body: HTMLElement,
  parameters: Readonly<Record<string, unknown>>,
): string[] {
  if (parameters['pointer'] === 'mouse') return [];
  const ignored = showsFrame(parameters) ? [] : [...body.querySelectorAll(FRAME.join(', '))];
  return [...body.querySelectorAll(TARGETS)]
    .filter((target) => isTouched(target) && !ignored.some((part) => part.contains(target)))
    .flatMap((target) => {
      const { width, height } = targetBox(target);
      if (Math.min(width, height) >= MIN_TARGET - TOLERANCE) return [];
      const size = `${Math.round(width)}x${Math.round(height)}`;
      return [`touch target ${size} px, not ${MIN_TARGET}: ${target.outerHTML.slice(0, 200)}`];
    });
}

function isTouched(target: Element): boolean {
  const { width, height } = target.getBoundingClientRect();
  // Screen readers meet it, fingers do not; or it waits for focus, as the skip link does.
  if (width <= 1 || height <= 1) return false;
  if (!target.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false;
  if (target.closest('[inert], [aria-hidden="true"], fieldset:disabled')) return false;
  return !target.matches(':disabled') && !isInSentence(target);
}

/** A link with words beside it on its line. */
function isInSentence(target: Element): boolean {
  if (!target.matches('a') || getComputedStyle(target).display !== 'inline') return false;
  const around = target.parentElement?.textContent?.trim() ?? '';
  return around.length > (target.textContent?.trim().length ?? 0);
}

/** The smallest box around the target, its labels, and the pseudo elements that extend it. */
function targetBox(target: Element): { width: number; height: number } {
  const labels = target instanceof HTMLInputElement ? [...(target.labels ?? [])] : [];
  const boxes = [
    ...[target, ...labels].map((element) => element.getBoundingClientRect()),
    ...['::before', '::after'].flatMap((pseudo) => pseudoBox(target, pseudo) ?? []),
  ];
  const left = Math.min(...boxes.map((box) => box.left));
  const right = Math.max(...boxes.map((box) => box.right));
  const top = Math.min(...boxes.map((box) => box.top));
  const bottom = Math.max(...boxes.map((box) => box.bottom));
  return { width: right - left, height: bottom - top };
}

/** Where an absolutely positioned pseudo element lies, such as one that covers a whole card. */
function pseudoBox(target: Element, pseudo: string) {
  const style = getComputedStyle(target, pseudo);
  if (style.content === 'none' || style.position !== 'absolute') return undefined;
  let container = target;
  while (container.parentElement && getComputedStyle(container).position === 'static') {
    container = container.parentElement;
  }
  const { left, top, right, bottom } = container.getBoundingClientRect();
  return {
    left: left + pixels(style.left),
    top: top + pixels(style.top),
    right: right - pixels(style.right),
    bottom: bottom - pixels(style.bottom),
  };
}

function pixels(value: string): number {
  return Number.parseFloat(value) || 0;
}
