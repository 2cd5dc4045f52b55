import { violationsOf } from './accessibility.ts';
import { doubtfulTexts } from './doubtful-texts.ts';
import { reflowViolations } from './reflow.ts';
import { atSize } from './frame-size.ts';
import { showTheme, themes } from './themes.ts';
import type { ShownStory } from './test-run.ts';
import { viewports } from './viewports.ts';

/**
 * Looks at a story in the other theme and on a phone: nothing makes the page scroll sideways, what
 * one presses is large enough and stands far enough apart, and colours hold in both themes at both
 * widths.
 *
 * Axe has all of it before it twice: in its own theme and width by Storybook's checks, and here in
 * the other theme on the phone. In the two looks between, it is asked about those texts only that
 * cannot be told at a glance, since asking about all of them takes longer than drawing the story.
 *
 * @returns a line for each fault
 */
export async function otherLooksViolations(story: ShownStory): Promise<string[]> {
  const { body } = story;
  const { shown, other } = themes();
  const { width, height } = viewports.phone.styles;
  // The story may have chosen something narrower still.
  const phone = Math.min(Number.parseInt(width, 10), window.innerWidth);
  const phoneSize = { width: phone, height: Number.parseInt(height, 10) };
  const faults: string[] = [];
  try {
    showTheme(other);
    faults.push(...(await violationsOf(doubtfulTexts(body), ['color-contrast'], other)));
    await atSize(phoneSize, story, async () => {
      const where = `, ${phone} px`;
      faults.push(
        ...(await violationsOf(body, ['target-size', 'color-contrast'], other + where)),
        ...reflowViolations(phone),
      );
      showTheme(shown);
      faults.push(...(await violationsOf(doubtfulTexts(body), ['color-contrast'], shown + where)));
    });
  } finally {
    showTheme(shown);
  }
  return faults;
}
