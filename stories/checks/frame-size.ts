import { commands } from 'vitest/browser';
import { nextFrame } from './frames.ts';
import type { ShownStory } from './test-run.ts';
import { viewports } from './viewports.ts';

/** Width and height in CSS pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The size of one of the viewports that Storybook offers. */
export function sizeOf(viewport: keyof typeof viewports): Size {
  const { width, height } = viewports[viewport].styles;
  return { width: Number.parseInt(width, 10), height: Number.parseInt(height, 10) };
}

/**
 * Resizes the frame that stories render in. Vitest sizes it by two CSS variables of the page around
 * it; setting them here takes no round trip to the browser's driver, which a `page.viewport()` does.
 * The page around it has to be as large (`makeRoom`).
 *
 * @throws Error when the frame does not follow, as when Vitest sizes it in another way one day
 */
export function setFrameSize({ width, height }: Size): void {
  const { style } = window.parent.document.body;
  style.setProperty('--viewport-width', `${width}px`);
  style.setProperty('--viewport-height', `${height}px`);
  if (window.innerWidth !== width || window.innerHeight !== height) {
    throw new Error(
      `The frame is ${window.innerWidth}x${window.innerHeight}, not ${width}x${height}: Vitest sizes it in a new way.`,
    );
  }
}

/** A page that has room for most frames; a taller one costs every screenshot a little. */
const PAGE_HEIGHT = 2000;
let pageHeight = 0;

/** Makes the page around the frame as large as a height needs, and as the usual ones do. */
export async function makeRoom(height = PAGE_HEIGHT): Promise<void> {
  const wanted = Math.max(height, PAGE_HEIGHT);
  if (wanted === pageHeight) return;
  pageHeight = wanted;
  await commands.enlargePage(wanted);
}

/** Resizes the frame and waits until what it shows has followed. */
export async function resize(size: Size, settle: ShownStory['settle']): Promise<void> {
  if (size.width === window.innerWidth && size.height === window.innerHeight) return;
  await makeRoom(size.height);
  setFrameSize(size);
  if (settle) return settle();
  // One for listeners and observers of the size, one for what they render.
  await nextFrame();
  await nextFrame();
}
