import { commands } from 'vitest/browser';
import type { EmulatedMedia } from './test-run.ts';

/** What the browser reports now: a change costs a round trip to its driver. */
let emulatedMedia = '';
let isFinger = false;

/** Lets the browser report the media features that a story asks for, and no others. */
export async function emulate(media: EmulatedMedia): Promise<void> {
  const wanted = JSON.stringify(media);
  if (wanted === emulatedMedia) return;
  await commands.emulateMedia(media);
  emulatedMedia = wanted;
}

/** Lets the browser report a finger or a mouse as its pointer. A screenshot takes the finger away. */
export async function emulatePointer(pointer: 'finger' | 'mouse'): Promise<void> {
  if (isFinger === (pointer === 'finger')) return;
  isFinger = pointer === 'finger';
  await commands.emulateTouch(isFinger);
}
