import { violationsOf } from './accessibility.ts';
import { otherThemeViolations } from './other-theme.ts';
import { atSize } from './sizes.ts';
import type { ShownStory } from '#stories/stage/test-run.ts';
import { viewports } from '../../.storybook/viewports.ts';

/** Pixels that rounding may add to a page that just fits. */
const ROUNDING = 1;

/**
 * Looks at a story on a phone: nothing makes the page scroll sideways, what one presses is large
 * enough and stands far enough apart, and colours hold in both themes on what they now stand on.
 *
 * @returns a line for each fault
 */
export async function narrowViolations(story: ShownStory): Promise<string[]> {
  const { width, height } = viewports.phone.styles;
  // The story may have chosen something narrower still.
  const phone = Math.min(Number.parseInt(width, 10), window.innerWidth);
  return atSize({ width: phone, height: Number.parseInt(height, 10) }, story, async () => {
    const where = `${phone} px`;
    const faults = await violationsOf(story.body, ['target-size', 'color-contrast'], where);
    faults.push(...(await otherThemeViolations(story.body, `, ${where}`)));
    const { scrollWidth } = document.documentElement;
    if (scrollWidth > phone + ROUNDING) {
      faults.push(`reflow (${where}) the page is ${scrollWidth} px wide: ${widest(phone)}`);
    }
    return faults;
  });
}

/** The innermost elements that stand out of the page. */
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
