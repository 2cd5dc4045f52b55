import { commands } from 'vitest/browser';
import type { EmulatedMedia } from './test-run.ts';

/** The media that the browser reports now: a change costs a round trip to its driver. */
let emulatedMedia = '';
/** Whether the browser may still report a finger. */
let mayBeFinger = false;

/** Lets the browser report the media features that a story asks for, and no others. */
export async function emulate(media: EmulatedMedia): Promise<void> {
  const wanted = JSON.stringify(media);
  if (wanted === emulatedMedia) return;
  await commands.emulateMedia(media);
  emulatedMedia = wanted;
}

/**
 * Lets the browser report a finger or a mouse as its pointer. A screenshot takes the finger away, so
 * ask for it again after each.
 */
export async function emulatePointer(pointer: 'finger' | 'mouse'): Promise<void> {
  const isFinger = pointer === 'finger';
  if (!isFinger && !mayBeFinger) return;
  mayBeFinger = isFinger;
  await commands.emulateTouch(isFinger);
}
