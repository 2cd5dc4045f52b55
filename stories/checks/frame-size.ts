import { page } from 'vitest/browser';
import { nextFrame } from '#stories/stage/frames.ts';
import { settle } from '#stories/stage/settle.ts';
import type { ShownStory } from './test-run.ts';

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Does something while the page has another size, and then gives it back its own. */
export async function atSize<T>(
  size: Size,
  story: Pick<ShownStory, 'stage'>,
  act: () => Promise<T>,
): Promise<T> {
  const own = { width: window.innerWidth, height: window.innerHeight };
  await resize(size, story);
  try {
    return await act();
  } finally {
    await page.viewport(own.width, own.height);
  }
}

/** Gives the page another size, and waits until the story has come to rest in it. */
export async function resize(
  { width, height }: Size,
  { stage }: Pick<ShownStory, 'stage'>,
): Promise<void> {
  if (width === window.innerWidth && height === window.innerHeight) return;
  await page.viewport(width, height);
  if (stage) await settle(stage);
  else {
    // One for what listens to the size, one for what it renders then.
    await nextFrame();
    await nextFrame();
  }
}
