import type { CDPSession, Page } from 'playwright';
import type { BrowserCommand } from 'vitest/node';
import type { EmulatedMedia } from './test-run.ts';

declare module 'vitest/browser' {
  interface BrowserCommands {
    emulateMedia: (media: EmulatedMedia) => Promise<void>;
    setAnimationRate: (rate: number) => Promise<void>;
  }
}

declare module 'vitest' {
  interface ProvidedContext {
    /** Whether stories are compared with their pictures, besides everything else or alone. */
    pictures: 'compare' | 'only' | 'off';
  }
}

/** Lets the browser pretend what a story asks for, and nothing else. */
export const emulateMedia: BrowserCommand<[EmulatedMedia]> = async ({ page }, media) => {
  await page.emulateMedia({
    forcedColors: media.forcedColors ?? 'none',
    reducedMotion: media.reducedMotion ?? 'no-preference',
  });
};

/** What was asked of a page holds as long as the session that asked for it. */
const sessions = new WeakMap<Page, CDPSession>();

/**
 * Lets animations and transitions run faster than they are written; all else about them stays, and
 * whoever waits for their end waits less.
 */
export const setAnimationRate: BrowserCommand<[number]> = async ({ page, context }, rate) => {
  if (sessions.has(page)) return;
  const session = await context.newCDPSession(page);
  sessions.set(page, session);
  await session.send('Animation.enable');
  await session.send('Animation.setPlaybackRate', { playbackRate: rate });
};
