import { spawnSync } from 'node:child_process';
import { rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { findBrowser } from './browser/find-browser.ts';
import { binOf } from './processes/servers.ts';
import { comparedFolder, picturesIn, referenceFiles } from './visual/picture-files.ts';
import { pack } from './visual/reference-cache.ts';
import { loadDecoder, loadEncoder } from './visual/webp.ts';
import { whyNoPictures } from './visual/why-no-pictures.ts';

/** Compares every story with its pictures in `stories/references`; a difference makes a report. */
const HELP = `npm run visual                    compares all stories with their pictures
npm run visual -- stories/ui      some files
npm run visual -- --update        renews what differs, removes what no story shows
npm run visual -- --stability     renders each twice, and names those that differ from themselves`;

const root = join(import.meta.dirname, '..');
const args = process.argv.slice(2);
const files = args.filter((arg) => !arg.startsWith('--'));
const flags = new Set(args.filter((arg) => arg.startsWith('--')));
if (flags.has('--help')) {
  console.log(HELP);
  process.exit(0);
}
for (const flag of flags) {
  if (flag !== '--update' && flag !== '--stability') {
    console.error(`Unknown option "${flag}".\n\n${HELP}`);
    process.exit(2);
  }
}

const reason = whyNoPictures(await findBrowser());
if (reason !== undefined) {
  console.error(reason);
  process.exit(1);
}

/**
 * Plays the stories, with nothing but their pictures.
 *
 * @param folder PNG files to compare with instead of the references
 * @returns the exit code
 */
function play(update: '--update=all' | '--update=none', folder?: string): number {
  const { status } = spawnSync(
    process.execPath,
    [binOf('vitest'), 'run', '--project=stories', update, ...files],
    {
      cwd: root,
      stdio: 'inherit',
      env: {
        ...process.env,
        PICTURES: update === '--update=all' ? 'update' : 'only',
        ...(folder && { PICTURE_FOLDER: folder }),
      },
    },
  );
  return status ?? 1;
}

/** Makes references of what Vitest has written since a moment. */
async function packSince(start: number): Promise<void> {
  const [decode, encode] = await Promise.all([loadDecoder(), loadEncoder()]);
  const sizes = picturesIn(comparedFolder)
    .map(referenceFiles)
    .filter(({ png }) => statSync(png).mtimeMs >= start)
    .map((files) => pack(files, decode, encode))
    .filter((size) => size > 0);
  const kilobytes = Math.round(sizes.reduce((sum, size) => sum + size, 0) / 1000);
  console.log(
    sizes.length === 0
      ? 'No picture had to be renewed.'
      : `Renewed ${sizes.length} pictures, ${kilobytes} kB. Look at them before you commit.`,
  );
}

if (flags.has('--stability')) {
  const folder = join(root, 'test-results/stability');
  rmSync(folder, { recursive: true, force: true });
  const first = play('--update=all', folder);
  const second = first === 0 ? play('--update=none', folder) : first;
  console.log(
    second === 0
      ? `Stable: ${picturesIn(folder).length} pictures were rendered twice, each the same.`
      : 'Not stable: the pictures above differ between two runs.',
  );
  process.exit(second);
}

const isUpdate = flags.has('--update');
const start = Date.now();
const status = play(isUpdate ? '--update=all' : '--update=none');
if (isUpdate) await packSince(start);
process.exit(status);
