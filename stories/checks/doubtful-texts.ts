import { contrastOf, isOpaque } from './colors.ts';

/** What is painted below a text. */
interface Ground {
  /** The element whose background is painted there, and its color; undefined where it is unknown. */
  readonly base: Element | undefined;
  readonly color: string;
  /** Whether opacity, a filter or a blend mode changes the colors inside. */
  readonly isFaded: boolean;
  /** Whether its content is visually hidden. */
  readonly isVisuallyHidden: boolean;
}

const PAGE: Ground = { base: undefined, color: '', isFaded: false, isVisuallyHidden: false };
const FIELDS = 'input:not([type="checkbox"], [type="radio"], [type="range"]), textarea, select';
/** The ratio that WCAG requires of small text, plus a margin for rounding. */
const PLAINLY_ENOUGH = 4.6;

/**
 * The texts whose contrast is not obvious. It is obvious when an opaque text color lies entirely within
 * an opaque background and the ratio suffices. Faint or translucent texts, texts over images, positioned
 * texts and texts that overflow their box are left to axe.
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

/** Whether one box contains the other, apart from rounding. */
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
