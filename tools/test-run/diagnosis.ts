import { existsSync, statfsSync } from 'node:fs';

/** With less than this, a browser may not start. */
const LEAST_BYTES = 64 * 1024 * 1024;

const BROWSER_ENDED =
  /Browser connection was closed|context or browser has been closed|page crashed/;

/**
 * What the machine may have to do with failures: a line for each cause.
 *
 * @param output what the failed steps have printed
 * @param folders where they write
 */
export function machineFaults(output: string, folders: readonly string[]): string[] {
  const full = folders.filter(existsSync).filter((folder) => {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize < LEAST_BYTES;
  });
  return [
    ...full.map(
      (folder) => `The disk is full, or nearly: ${folder}. Make room and run this again.`,
    ),
    ...(/ENOSPC/.test(output) && full.length === 0 ? ['The disk was full during the run.'] : []),
    ...(BROWSER_ENDED.test(output)
      ? ['The browser ended in mid-run (killed, or short of memory). Run this again.']
      : []),
  ];
}
