import { expect } from 'vitest';
import { commands, page } from 'vitest/browser';
import { finishAnimations } from './accessibility.ts';
import { resize, sizeOf } from './frame-size.ts';
import { pictureArea } from './picture-area.ts';
import type { ShownStory } from './test-run.ts';
import { showTheme } from './themes.ts';
import type { viewports } from './viewports.ts';

type ViewportName = keyof typeof viewports;

interface Mode {
  readonly viewport: ViewportName;
  readonly theme: string;
  /** Chromatic's word for a mode that a story does without. */
  readonly disable?: boolean;
}

interface ChromaticParameters {
  readonly disableSnapshot?: boolean;
  /** Only what the screen shows: a longer page would have a list load itself to its end. */
  readonly cropToViewport?: boolean;
  readonly modes?: Readonly<Record<string, Mode>>;
}

/** A picture that a story asks for. */
export interface Picture {
  /** `ui-button/sheet/phone-dark` */
  readonly name: string;
  readonly viewport: ViewportName;
  readonly theme: string;
}

/** A longer page is a list without an end. */
const MAX_HEIGHT = 8000;

/**
 * The pictures that a story asks for by Chromatic's parameters, in their order.
 *
 * @throws Error when it asks for none without saying so, or for none of its own width
 */
export function picturesOf({ id, parameters, globals }: ShownStory): Picture[] {
  const chromatic = chromaticOf(parameters);
  if (chromatic.disableSnapshot === true) return [];
  const modes = Object.entries<Mode>(chromatic.modes ?? {});
  const wanted = modes.filter(([, { disable }]) => disable !== true);
  if (wanted.length === 0) throw new Error(`${id} has no picture, and does not say so.`);
  const own = viewportOf(globals);
  if (own !== undefined && !wanted.some(([, { viewport }]) => viewport === own)) {
    throw new Error(`${id} shows itself at "${own}", but has no picture of that width.`);
  }
  return wanted.map(([mode, { viewport, theme }]) => ({
    name: `${id.replace('--', '/')}/${mode.replaceAll(' ', '-')}`,
    viewport,
    theme,
  }));
}

/** The viewport that a story's globals name. */
export function viewportOf(globals: ShownStory['globals']): ViewportName | undefined {
  return (globals['viewport'] as { value?: ViewportName } | undefined)?.value;
}

function chromaticOf(parameters: ShownStory['parameters']): ChromaticParameters {
  return parameters['chromatic'] ?? {};
}

/**
 * Gives the frame the size of a picture: its viewport's width, and as tall as its content, unless
 * the story has scrolled or crops it.
 *
 * @throws Error when the page is too long for a picture
 */
export async function fitToPicture(story: ShownStory, viewport: ViewportName): Promise<void> {
  const { width, height } = sizeOf(viewport);
  await resize({ width, height }, story.stage);
  const { scrollHeight } = document.documentElement;
  const isCropped = chromaticOf(story.parameters).cropToViewport === true || window.scrollY > 0;
  if (isCropped || scrollHeight <= height) return;
  if (scrollHeight > MAX_HEIGHT) {
    throw new Error(
      `${story.id} is ${scrollHeight} px tall at ${width} px; a picture may be ${MAX_HEIGHT} px. Show less, or set \`cropToViewport\` in its chromatic parameters.`,
    );
  }
  await resize({ width, height: scrollHeight }, story.stage);
}

/**
 * Compares what the frame shows with a picture: by the hash of the browser's own image, and pixel by
 * pixel where the hash differs.
 *
 * @throws AssertionError when it differs, is missing or never stands still
 */
export async function comparePicture(
  story: ShownStory,
  { name, theme }: Picture,
  isUpdate: boolean,
): Promise<void> {
  showTheme(theme);
  finishAnimations();
  const area = pictureArea(story);
  if (!isUpdate && (await commands.isPictureKnown(name, area))) return;
  // `clip` reaches Playwright's screenshot as it is; Vitest's types do not know it.
  const screenshotOptions: object = { clip: area };
  await expect(page).toMatchScreenshot(name, { screenshotOptions });
  if (isUpdate) await commands.keepPictureHash(name, area);
}
