import { page } from 'vitest/browser';
import { expect } from 'vitest';
import { finishAnimations } from './accessibility.ts';
import { resize } from './frame-size.ts';
import { showTheme, themes } from './themes.ts';
import type { ShownStory } from './test-run.ts';
import { viewports } from './viewports.ts';

type ViewportName = keyof typeof viewports;

interface Mode {
  readonly viewport: ViewportName;
  readonly theme: string;
  /** Chromatic's word for a mode that a story takes back. */
  readonly disable?: boolean;
}

interface ChromaticParameters {
  readonly disableSnapshot?: boolean;
  /** Only what the screen shows: a longer page would have a list load itself to its end. */
  readonly cropToViewport?: boolean;
  readonly modes?: Readonly<Record<string, Mode>>;
}

/** A page may be this long; what is longer is a list without an end. */
const LONGEST = 8000;

/**
 * Compares a story with its pictures, one for each of its modes, as Chromatic does by the same
 * parameters. The page is as long as its content, unless the story has scrolled or crops it.
 *
 * @throws AssertionError on the first picture that differs, is missing or never stands still
 */
export async function comparePictures(story: ShownStory): Promise<void> {
  const chromatic = (story.parameters['chromatic'] ?? {}) as ChromaticParameters;
  if (chromatic.disableSnapshot === true) return;
  const own = { width: window.innerWidth, height: window.innerHeight };
  const { shown } = themes();
  const failures: unknown[] = [];
  for (const [name, mode] of modesOf(story, chromatic)) {
    const { styles } = viewports[mode.viewport];
    const width = Number.parseInt(styles.width, 10);
    const height = Number.parseInt(styles.height, 10);
    await resize({ width, height }, story);
    const isScrolled = window.scrollY > 0;
    const { scrollHeight } = document.documentElement;
    if (!isScrolled && chromatic.cropToViewport !== true && scrollHeight > height) {
      await resize({ width, height: Math.min(scrollHeight, LONGEST) }, story);
    }
    showTheme(mode.theme);
    await document.fonts.ready;
    finishAnimations();
    // Each mode, so that one look tells which ones differ.
    await expect(page)
      .toMatchScreenshot(pictureName(story.id, name))
      .catch((error: unknown) => failures.push(error));
  }
  showTheme(shown);
  await resize(own, story);
  if (failures.length > 0) throw failures[0];
}

function modesOf({ id, globals }: ShownStory, chromatic: ChromaticParameters): [string, Mode][] {
  const named = Object.entries<Mode>(chromatic.modes ?? {});
  const wanted = named.filter(([, { disable }]) => disable !== true);
  if (wanted.length === 0) throw new Error(`${id} has no picture, and does not say so.`);
  const own = (globals['viewport'] as { value?: string } | undefined)?.value;
  if (own !== undefined && !wanted.some(([, { viewport }]) => viewport === own)) {
    throw new Error(`${id} shows itself at "${own}", but has no picture of that width.`);
  }
  return wanted;
}

/** `ui-button--sheet` in `phone dark` is `ui-button/sheet/phone-dark`. */
function pictureName(id: string, mode: string): string {
  return `${id.replace('--', '/')}/${mode.replaceAll(' ', '-')}`;
}
