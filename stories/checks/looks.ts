import { mediaLoaded } from './media.ts';
import { violationsOf } from './accessibility.ts';
import { doubtfulTexts } from './doubtful-texts.ts';
import { emulatePointer } from './emulation.ts';
import { resize, sizeOf } from './frame-size.ts';
import { releaseAnimations } from './paused-animations.ts';
import { fitToPicture, picturesOf, takePicture, viewportOf, type Picture } from './pictures.ts';
import { reflowViolations } from './reflow.ts';
import { stopAnimations, withoutTransitions } from './still-page.ts';
import type { ShownStory } from './test-run.ts';
import { showTheme, themes } from './themes.ts';
import { targetViolations } from './touch-targets.ts';
import type { viewports } from './viewports.ts';

type ViewportName = keyof typeof viewports;

/** What a pass over a story does besides its pictures. */
export interface LooksOptions {
  /** Whether pictures are taken. */
  readonly takesPictures: boolean;
  /** Whether nothing but the pictures is of interest. */
  readonly onlyPictures: boolean;
  /** Whether every story is looked at in the other theme and on a phone, or only those with a picture on one. */
  readonly looksAtAll: boolean;
  /** Further checks, of a story that asks for them, at its own size. */
  readonly atOwnSize: ((story: ShownStory) => readonly string[]) | undefined;
}

/**
 * Looks at a story in each of its sizes, once, and takes the pictures of that size. Where the layout is the
 * story's own, which it says with a picture on a phone, it checks at the story's size and on a phone that colors
 * keep their contrast in both themes, that nothing makes the page scroll sideways, and that touch targets are
 * large enough.
 *
 * axe measures every text twice: in the shown theme and the story's own size by Storybook's checks,
 * and here in the other theme on the phone. In the two looks between, it measures only the texts
 * whose contrast is not plain, since measuring all of them takes longer than rendering the story.
 *
 * The frame keeps the last size; the next story sets its own.
 *
 * @returns everything that is wrong, one line each
 */
export async function lookAt(story: ShownStory, options: LooksOptions): Promise<string[]> {
  const { shown, other } = themes();
  const wanted = picturesOf(story);
  const pictures = options.takesPictures ? wanted : [];
  const own = viewportOf(story.globals) ?? 'desktop';
  const isNarrow = sizeOf(own).width <= sizeOf('phone').width;
  const phone = isNarrow ? own : 'phone';
  const sizes = new Set<ViewportName>([own, ...pictures.map(({ viewport }) => viewport)]);
  const isLookedAt =
    !options.onlyPictures &&
    (options.looksAtAll || wanted.some(({ viewport }) => viewport === phone));
  // Last: its pictures and its checks share one resize.
  if (sizes.delete(phone) || isLookedAt) sizes.add(phone);
  const faults: string[] = [];
  // Storybook's own check holds them at their start, and scroll-driven ones reversed.
  releaseAnimations();
  const allowTransitions = withoutTransitions();
  try {
    for (const size of sizes) {
      const here = pictures.filter(({ viewport }) => viewport === size);
      if (here.length > 0) await takePictures(story, size, here);
      if (options.onlyPictures) continue;
      if (size === own) {
        if (options.atOwnSize) {
          await resize(sizeOf(own), story.settle);
          showTheme(shown);
          faults.push(...options.atOwnSize(story));
        }
        if (isLookedAt) faults.push(...(await contrastIn(story, other, '')));
      }
      if (size === phone && isLookedAt) {
        if (here.length === 0) await resize(sizeOf(phone), story.settle);
        // After the pictures: a screenshot would take the finger away.
        await emulatePointer('finger');
        faults.push(...(await phoneViolations(story, shown, other)));
      }
    }
  } finally {
    showTheme(shown);
    allowTransitions();
  }
  return faults;
}

async function takePictures(
  story: ShownStory,
  size: ViewportName,
  pictures: readonly Picture[],
): Promise<void> {
  await mediaLoaded();
  await fitToPicture(story, size);
  stopAnimations();
  for (const picture of pictures) await takePicture(story, picture);
}

/** The texts that may be hard to read in a theme that Storybook's checks have not seen. */
function contrastIn(
  { canvas, parameters }: ShownStory,
  theme: string,
  where: string,
): Promise<string[]> {
  const { body } = canvas.ownerDocument;
  showTheme(theme);
  stopAnimations();
  return violationsOf(doubtfulTexts(body), ['color-contrast'], theme + where, parameters);
}

async function phoneViolations(story: ShownStory, shown: string, other: string): Promise<string[]> {
  const width = window.innerWidth;
  const where = `, ${width} px`;
  const { body } = story.canvas.ownerDocument;
  // The sticky header covers targets of a page that is scrolled.
  window.scrollTo(0, 0);
  showTheme(other);
  stopAnimations();
  const rules = ['target-size', 'color-contrast'];
  const faults = [
    ...(await violationsOf(body, rules, other + where, story.parameters)),
    ...reflowViolations(width),
    ...targetViolations(body, story.parameters),
  ];
  return [...faults, ...(await contrastIn(story, shown, where))];
}
