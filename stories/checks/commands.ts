import type { CDPSession, Page } from '@playwright/test';
import type { BrowserCommand, BrowserCommandContext } from 'vitest/node';
import type { EmulatedMedia } from './test-run.ts';

declare module 'vitest/browser' {
  interface BrowserCommands {
    emulateMedia: (media: EmulatedMedia) => Promise<void>;
    setAnimationRate: (rate: number) => Promise<void>;
    enlargePage: (height: number) => Promise<void>;
    emulateTouch: (isTouch: boolean) => Promise<void>;
  }
}

declare module 'vitest' {
  interface ProvidedContext {
    /** Whether the pictures of stories are taken, besides everything else or alone. */
    pictures: 'collect' | 'render' | 'off';
    /** Whether stories are played as by a reader who asks for less motion. */
    reducedMotion: boolean;
    /** Whether every story is looked at in the other theme and on a phone. */
    looksAtAll: boolean;
  }
}

/** Wider than any frame. */
const PAGE_WIDTH = 1440;

/** Emulates the media features that a story asks for, and no others. */
export const emulateMedia: BrowserCommand<[EmulatedMedia]> = async ({ page }, media) => {
  await page.emulateMedia({
    forcedColors: media.forcedColors ?? 'none',
    reducedMotion: media.reducedMotion ?? 'no-preference',
  });
};

/** What is set through a session holds as long as the session. */
const sessions = new WeakMap<Page, Promise<CDPSession>>();

function sessionOf({ page, context }: BrowserCommandContext): Promise<CDPSession> {
  const session = sessions.get(page) ?? context.newCDPSession(page);
  sessions.set(page, session);
  return session;
}

/** Sets how many times faster than written animations and transitions run. */
export const setAnimationRate: BrowserCommand<[number]> = async (context, playbackRate) => {
  const session = await sessionOf(context);
  await session.send('Animation.enable');
  await session.send('Animation.setPlaybackRate', { playbackRate });
};

/**
 * Makes the page around the frame of the stories as tall as a frame is going to be. What lies outside
 * the page does not intersect it: a list in there would not load, and a picture would end.
 */
export const enlargePage: BrowserCommand<[number]> = async ({ page }, height) => {
  await page.setViewportSize({ width: PAGE_WIDTH, height });
};

/** Makes the browser report a finger, or a mouse, as its pointer. */
export const emulateTouch: BrowserCommand<[boolean]> = async (context, isTouch) => {
  const session = await sessionOf(context);
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: isTouch });
};
