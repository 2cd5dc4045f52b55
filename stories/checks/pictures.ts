import { commands } from 'vitest/browser';
import { resize, sizeOf } from './frame-size.ts';
import { modes } from '../../states/modes.ts';
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
  /** The reference that a story without one of its own ends in. */
  readonly samePictureAs?: string;
}

/** A picture that a story asks for. */
export interface Picture {
  /** `ui-button/sheet.phone-dark` */
  readonly name: string;
  /** The name of the reference that it has to equal: its own, or that of the story it ends like. */
  readonly reference: string;
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
  const { samePictureAs } = chromatic;
  if (samePictureAs !== undefined) return [sharedPicture(id, samePictureAs)];
  if (chromatic.disableSnapshot === true) return [];
  const modes = Object.entries<Mode>(chromatic.modes ?? {});
  const wanted = modes.filter(([, { disable }]) => disable !== true);
  if (wanted.length === 0) throw new Error(`${id} has no picture, and does not say so.`);
  const own = viewportOf(globals);
  if (own !== undefined && !wanted.some(([, { viewport }]) => viewport === own)) {
    throw new Error(`${id} shows itself at "${own}", but has no picture of that width.`);
  }
  return wanted.map(([mode, { viewport, theme }]) => {
    const name = pictureName(id, mode);
    return { name, reference: name, viewport, theme };
  });
}

/** @throws Error when the reference names no mode */
function sharedPicture(id: string, reference: string): Picture {
  const mode = /\.([\w-]+)$/.exec(reference)?.[1]?.replace('-', ' ');
  if (mode === undefined || !isMode(mode)) {
    throw new Error(`${id} has the same picture as "${reference}", which names no mode.`);
  }
  return { name: pictureName(id, mode), reference, ...modes[mode] };
}

function isMode(name: string): name is keyof typeof modes {
  return Object.hasOwn(modes, name);
}

function pictureName(id: string, mode: string): string {
  return `${id.replace('--', '/')}.${mode.replaceAll(' ', '-')}`;
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
  await resize({ width, height }, story.settle);
  const { scrollHeight } = document.documentElement;
  const isCropped = chromaticOf(story.parameters).cropToViewport === true || window.scrollY > 0;
  if (isCropped || scrollHeight <= height) return;
  if (scrollHeight > MAX_HEIGHT) {
    throw new Error(
      `${story.id} is ${scrollHeight} px tall at ${width} px; a picture may be ${MAX_HEIGHT} px. Show less, or set \`cropToViewport\` in its chromatic parameters.`,
    );
  }
  await resize({ width, height: scrollHeight }, story.settle);
}

/** Takes a picture of what the frame shows, and has it compared with its reference by its hash. */
export async function takePicture(
  story: ShownStory,
  { name, reference, theme }: Picture,
): Promise<void> {
  showTheme(theme);
  await commands.takePicture({ name, reference, area: pictureArea(story) });
}
