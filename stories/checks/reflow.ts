/** Pixels that rounding may add. */
const ROUNDING = 1;

/**
 * Finds what makes a page scroll sideways.
 *
 * @returns a line that names it, or none
 */
export function reflowViolations(width: number): string[] {
  const { scrollWidth } = document.documentElement;
  if (scrollWidth <= width + ROUNDING) return [];
  return [`reflow (${width} px) the page is ${scrollWidth} px wide: ${widest(width)}`];
}

/** The innermost elements that overflow the page. */
function widest(limit: number): string {
  const out = [...document.body.querySelectorAll('*')].filter(
    (element) => element.getBoundingClientRect().right > limit + ROUNDING,
  );
  const innermost = out.filter((element) => !out.some((o) => o !== element && element.contains(o)));
  return innermost
    .slice(0, 3)
    .map((element) => element.outerHTML.slice(0, 200))
    .join('\n');
}
