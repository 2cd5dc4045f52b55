import { contrastOf, isOpaque } from './colors.ts';

/** What stands below a text. */
interface Ground {
  /** The element that is painted there, and its color; none where that may be anything. */
  readonly base: Element | undefined;
  readonly color: string;
  /** Whether something makes all inside it half transparent or changes its colors. */
  readonly isFaded: boolean;
  /** Whether it is so small that only screen readers meet what is inside. */
  readonly isVisuallyHidden: boolean;
}

const PAGE: Ground = { base: undefined, color: '', isFaded: false, isVisuallyHidden: false };
const FIELDS = 'input:not([type="checkbox"], [type="radio"], [type="range"]), textarea, select';
/** What the guidelines ask of text of any size, and a little for what rounding takes. */
const PLAINLY_ENOUGH = 4.6;

/**
 * The texts whose contrast is not plain to see. It is when an opaque ink lies wholly within an
 * opaque ground and stands out enough. What is faint, half transparent, over a picture, taken out of
 * its place or standing out of its box is doubtful.
 */
export function doubtfulTexts(body: HTMLElement): Element[] {
  const grounds = new Map<Element, Ground>();
  return [...new Set(textsOf(body))].filter((element) => {
    if (!element.checkVisibility({ visibilityProperty: true })) return false;
    const ground = groundOf(element, grounds);
    return !ground.isVisuallyHidden && !isPlain(element, ground);
  });
}

function* textsOf(body: HTMLElement): Generator<Element> {
  const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node.parentElement && node.nodeValue?.trim()) yield node.parentElement;
  }
  yield* body.querySelectorAll(FIELDS);
}

function isPlain(element: Element, { base, color: ground, isFaded }: Ground): boolean {
  if (isFaded || !base || !contains(base, element)) return false;
  const { color, textShadow } = getComputedStyle(element);
  return isOpaque(color) && textShadow === 'none' && contrastOf(color, ground) >= PLAINLY_ENOUGH;
}

function groundOf(element: Element, known: Map<Element, Ground>): Ground {
  const noted = known.get(element);
  if (noted) return noted;
  const below = element.parentElement ? groundOf(element.parentElement, known) : PAGE;
  const style = getComputedStyle(element);
  const ground = {
    ...paintOf(element, style, below),
    isFaded:
      below.isFaded ||
      style.opacity !== '1' ||
      style.filter !== 'none' ||
      style.mixBlendMode !== 'normal',
    isVisuallyHidden:
      below.isVisuallyHidden || (style.overflow !== 'visible' && isVisuallyHidden(element)),
  };
  known.set(element, ground);
  return ground;
}

function paintOf(element: Element, style: CSSStyleDeclaration, below: Ground) {
  const { backgroundColor: color, backgroundImage, position } = style;
  if (backgroundImage !== 'none') return { base: undefined, color };
  if (isOpaque(color)) return { base: element, color };
  const isClear = color === 'rgba(0, 0, 0, 0)';
  const isInPlace = position === 'static' || position === 'relative';
  return { base: isClear && isInPlace ? below.base : undefined, color: below.color };
}

function isVisuallyHidden(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width <= 1 || height <= 1;
}

/** Whether one lies wholly over the other, but for what rounding adds. */
function contains(base: Element, element: Element): boolean {
  const outer = base.getBoundingClientRect();
  const inner = element.getBoundingClientRect();
  return (
    inner.left >= outer.left - 1 &&
    inner.right <= outer.right + 1 &&
    inner.top >= outer.top - 1 &&
    inner.bottom <= outer.bottom + 1
  );
}
