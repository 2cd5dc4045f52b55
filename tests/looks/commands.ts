import type { BrowserCommand } from 'vitest/node';
import type { EmulatedMedia } from '#stories/stage/test-run.ts';

declare module 'vitest/browser' {
  interface BrowserCommands {
    emulateMedia: (media: EmulatedMedia) => Promise<void>;
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
