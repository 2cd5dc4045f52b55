import type { FoundBrowser } from '../browser/find-browser.ts';

/** Why pictures are not compared in this browser; nothing in the pinned one. */
export function whyNoPictures({
  pinned,
  version,
}: Pick<FoundBrowser, 'pinned' | 'version'>): string | undefined {
  if (pinned) return undefined;
  return (
    `No pictures were compared: the browser here is ${version}, and another browser draws other ` +
    'pixels. They were rendered by the Chromium of the lock file, which runs on linux-x64.'
  );
}
