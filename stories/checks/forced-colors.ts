const CONTROLS =
  'button:not([role="tab"], [role="menuitem"]), input:not([type="radio"]), select, textarea, [role="checkbox"]';

/**
 * Checks a page in forced colors, where backgrounds and shadows are gone: controls have an edge, the
 * selected tab differs by more than its color, and the focus ring shows.
 *
 * @returns a line for each fault
 */
export function forcedColorViolations(body: HTMLElement): string[] {
  if (!matchMedia('(forced-colors: active)').matches) return ['The colors are not forced.'];
  const faults: string[] = [];
  for (const control of body.querySelectorAll(CONTROLS)) {
    if (isHidden(control) || hasEdge(control)) continue;
    faults.push(`has no edge in forced colors: ${control.outerHTML.slice(0, 200)}`);
  }
  for (const tab of body.querySelectorAll('[role="tab"][aria-selected="true"]')) {
    if (getComputedStyle(tab).textDecorationLine.includes('underline')) continue;
    faults.push(`is chosen by color alone: ${tab.outerHTML.slice(0, 200)}`);
  }
  const first = body.querySelector<HTMLElement>(`a[href], ${CONTROLS}`);
  const focused = document.activeElement;
  first?.focus({ preventScroll: true });
  if (first?.matches(':focus-visible') && getComputedStyle(first).outlineStyle === 'none') {
    faults.push(`has no ring in focus: ${first.outerHTML.slice(0, 200)}`);
  }
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  return faults;
}

/** Visually hidden controls are one pixel large, or transparent below what stands in for them. */
function isHidden(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width <= 1 || height <= 1 || getComputedStyle(element).opacity === '0';
}

/** A border, if only on one side, or the underline of a link. */
function hasEdge(element: Element): boolean {
  const style = getComputedStyle(element);
  const hasBorder = ['top', 'right', 'bottom', 'left'].some(
    (side) =>
      style.getPropertyValue(`border-${side}-style`) !== 'none' &&
      Number.parseFloat(style.getPropertyValue(`border-${side}-width`)) > 0,
  );
  return hasBorder || style.textDecorationLine.includes('underline') || isDrawnByBoxes(element);
}

/** One input on top of six boxes, as for a code: the boxes have the edges. */
function isDrawnByBoxes(element: Element): boolean {
  return element.hasAttribute('data-input-otp');
}
