import { HUNG_MS, hangsAfter, nextFrame } from './frames.ts';

/** What a document shows while something of it is still to come (`src/ui/lazy-part.tsx`). */
const LOADING_PART = '[data-loading-part]';

/** What the document still waits for, in words; undefined when it waits for nothing. */
export function pendingInDocument(): string | undefined {
  if (document.querySelector(LOADING_PART)) return 'a lazy part is loading';
  return loadingMedia();
}

/**
 * Waits until fonts, images and drawings are there, for the picture of a component, which has no stage.
 *
 * @throws Error naming what is still loading when it hangs
 */
export async function mediaLoaded(): Promise<void> {
  const hangs = hangsAfter(HUNG_MS);
  for (let loading = loadingMedia(); loading !== undefined; loading = loadingMedia()) {
    if (hangs()) throw new Error(`The story does not settle: ${loading}.`);
    await nextFrame();
  }
}

function loadingMedia(): string | undefined {
  if (document.fonts.status === 'loading') return 'a font is loading';
  const images = [...document.querySelectorAll('img')];
  if (images.some(({ complete, loading }) => !complete && loading !== 'lazy')) {
    return 'an image is loading';
  }
  return [...document.querySelectorAll('use')].some(isEmpty) ? 'a drawing is loading' : undefined;
}

/** Whether a drawing from a file has not come yet, or does not exist. */
function isEmpty(drawing: SVGUseElement): boolean {
  return drawing.checkVisibility() && drawing.getBBox().width === 0;
}
