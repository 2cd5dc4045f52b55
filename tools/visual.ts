import { spawnSync } from 'node:child_process';
import { rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { findBrowser } from './browser/find-browser.ts';
import { binOf } from './processes/servers.ts';
import { compress } from './visual/compress.ts';
import { picturesIn, referenceFolder } from './visual/picture-files.ts';
import { whyNoPictures } from './visual/why-no-pictures.ts';

/**
 * Compares every story with its pictures in `stories/references`; a difference makes a report.
 *
 *   npm run visual                    all of them
 *   npm run visual -- stories/ui      some files
 *   npm run visual -- --update        renews what differs, takes away what no story shows
 *   npm run visual -- --stability     draws each twice, and names those that differ from themselves
 */
const root = join(import.meta.dirname, '..');
const args = process.argv.slice(2);
const files = args.filter((arg) => !arg.startsWith('--'));
const flags = new Set(args.filter((arg) => arg.startsWith('--')));
for (const flag of flags) {
  if (flag !== '--update' && flag !== '--stability') {
    throw new Error(`Unknown argument "${flag}": there are --update, --stability and file names.`);
  }
}

const reason = whyNoPictures(await findBrowser());
if (reason !== undefined) {
  console.error(reason);
  process.exit(1);
}

/** Plays the stories, with nothing but their pictures. @returns the exit code */
function play(folder: string, update: string): number {
  const { status } = spawnSync(
    process.execPath,
    [binOf('vitest'), 'run', '--project=stories', update, ...files],
    {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, PICTURES: 'only', PICTURE_FOLDER: folder },
    },
  );
  return status ?? 1;
}

if (flags.has('--stability')) {
  const folder = join(root, 'test-results/stability');
  rmSync(folder, { recursive: true, force: true });
  const first = play(folder, '--update=all');
  const second = first === 0 ? play(folder, '--update=none') : first;
  console.log(
    second === 0
      ? `Stable: ${picturesIn(folder).length} pictures were drawn twice, each the same.`
      : 'Not stable: the pictures above were drawn twice, and differ.',
  );
  process.exit(second);
}

const start = Date.now();
const status = play(referenceFolder, flags.has('--update') ? '--update=all' : '--update=none');
const written = picturesIn(referenceFolder)
  .map((file) => join(referenceFolder, file))
  .filter((file) => statSync(file).mtimeMs >= start);
if (written.length > 0) {
  console.log(`Compressing ${written.length} pictures.`);
  const { before, after } = await compress(written);
  const kilobytes = (bytes: number) => `${Math.round(bytes / 1000)} kB`;
  console.log(`${kilobytes(before)} are now ${kilobytes(after)}. Look at them before you commit.`);
}
process.exit(status);
