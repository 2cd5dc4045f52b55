/** Longer than this counts as motion: the stylesheet cannot set animations to 0 ms. */
const AT_ONCE_MS = 1;

/**
 * Finds motion on a page with reduced motion. Scroll-driven animations are allowed: the reader moves
 * them.
 *
 * @returns a line for each animation that lasts
 */
export function motionViolations(): string[] {
  if (!matchMedia('(prefers-reduced-motion: reduce)').matches) return ['Motion is not reduced.'];
  return document.getAnimations().flatMap((animation) => {
    const { effect, timeline } = animation;
    if (!(timeline instanceof DocumentTimeline)) return [];
    const lasts = Number(effect?.getComputedTiming().endTime);
    if (lasts <= AT_ONCE_MS) return [];
    const target = effect instanceof KeyframeEffect ? effect.target?.outerHTML : undefined;
    return [`moves for ${lasts} ms although motion is reduced: ${target?.slice(0, 200)}`];
  });
}
