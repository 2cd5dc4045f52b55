import { sanitize } from 'storybook/internal/csf';
import { readStories } from '#states/reader/read-stories.ts';
import { findBrowser } from './browser/find-browser.ts';
import { command, runCommand } from './command-line/command.ts';
import { baseCommit } from './processes/git.ts';
import { root } from './processes/root.ts';
import { screenshots } from './screenshots.ts';
import { compareRun } from './visual/mismatches.ts';
import { playStories, storiesReached } from './visual/play-stories.ts';
import { pictureFolders, readReferences, writeReferences } from './visual/references.ts';
import { pictureBase, renderBefore } from './visual/render-commit.ts';
import { writeReport } from './visual/report.ts';
import { readRun, RESULT_FOLDER, type RunResult, type TakenPicture } from './visual/run-result.ts';

/** How many pictures the report shows. */
const MOST_SHOWN = 40;

type Flags = Readonly<Record<'update' | 'last' | 'changed', boolean>>;

/** Returns the files of the stories that a change reaches, and prints them with the number of their pictures. */
function reached(within: readonly string[]): string[] {
  const base = baseCommit();
  const files = storiesReached(root, base, within);
  const folders = new Map(readStories(root).map(({ file, title }) => [file, sanitize(title)]));
  const names = [...readReferences().keys()];
  const picturesOf = (file: string) =>
    names.filter((name) => name.startsWith(`${folders.get(file)}/`)).length;
  const lines = files.map((file) => `  ${file} (${picturesOf(file)})`);
  const sum = files.reduce((all, file) => all + picturesOf(file), 0);
  const what = `${sum} pictures of ${files.length} files of stories`;
  console.log([`The change since ${base.slice(0, 12)} reaches ${what}.`, ...lines].join('\n'));
  return files;
}

/** Plays stories, and compares them with their pictures or records these. Returns the exit code. */
async function compareOrUpdate(
  files: readonly string[],
  { update: isUpdate, last: isLast, changed: isChanged }: Flags,
): Promise<number> {
  const { pinned, version } = await findBrowser();
  if (!pinned) {
    console.log(
      `Pictures are for the Chromium of the lock file, on Linux x64. This is ${version}.`,
    );
    return isLast && !isUpdate ? 0 : 1;
  }
  const played = isChanged ? reached(files) : files;
  if (isChanged && played.length === 0) return 0;
  if (!isLast) playStories({ checkout: root, files: played, pictures: RESULT_FOLDER });
  const run = readRun(RESULT_FOLDER);
  if (run === undefined)
    throw new Error('No run has left pictures: none was made, or it broke off.');
  return isUpdate ? updateReferences(run) : judgeRun(run);
}

/** Tells which pictures of a run differ from their references, have none, or are gone. */
async function judgeRun(run: RunResult): Promise<number> {
  const { different, missing, orphans } = compareRun(run, readReferences(), pictureFolders());
  if (missing.length > 0) {
    const files = new Set(missing.map(({ file }) => file));
    console.error(`Without a picture: ${missing.map(({ reference }) => reference).join(', ')}.`);
    console.error(`Take it: npm run visual -- --update ${[...files].join(' ')}`);
  }
  if (orphans.length > 0) {
    console.error(
      `No story shows ${orphans.join(', ')}. Remove them: npm run visual -- --update --last`,
    );
  }
  if (different.length > 0) await show(different, 'differ from their references');
  if (missing.length + orphans.length + different.length > 0) return 1;
  console.log(`${run.pictures.length} pictures are as their references say.`);
  return 0;
}

/** Records the pictures of a run as the references, and shows what has changed. */
async function updateReferences(run: RunResult): Promise<number> {
  const before = readReferences();
  const isOwn = ({ name, reference }: TakenPicture) => name === reference;
  const { different, missing, orphans } = compareRun(run, before, pictureFolders());
  const changed = different.filter(isOwn);
  const added = missing.filter(isOwn);
  const after = new Map(before);
  for (const { name, hash } of run.pictures.filter(isOwn)) after.set(name, hash);
  for (const name of orphans) after.delete(name);
  writeReferences(after);
  console.log(`${changed.length} changed, ${added.length} new, ${orphans.length} removed.`);
  const unlike = run.pictures.filter(({ reference, hash }) => after.get(reference) !== hash);
  for (const { name, reference } of unlike) {
    console.error(`${name} does not look like ${reference}, whose picture it shares.`);
  }
  if (changed.length + added.length > 0) await show([...changed, ...added], 'have changed');
  return unlike.length > 0 ? 1 : 0;
}

/** Names pictures, and writes the page that shows them beside those of the base commit. */
async function show(pictures: readonly TakenPicture[], what: string): Promise<void> {
  // The design system first: what it changes explains the rest.
  const rank = ({ file }: TakenPicture) => (file.startsWith('stories/ui/') ? 0 : 1);
  const shown = pictures.toSorted((a, b) => rank(a) - rank(b)).slice(0, MOST_SHOWN);
  const names = shown.map(({ name }) => name);
  const base = pictureBase();
  const title = `${pictures.length} pictures ${what}`;
  console.log([`${title}:`, ...pictures.map(({ name }) => `  ${name}`)].join('\n'));
  await renderBefore(base, shown, RESULT_FOLDER);
  const page = writeReport(RESULT_FOLDER, `${title} (${base.slice(0, 12)})`, names);
  console.log(`The first ${names.length}, with what they were at ${base.slice(0, 12)}: ${page}`);
}

await runCommand(
  command({
    help: `npm run visual -- [--update] [--changed | --last] [FILE...]
Compares stories with their pictures: files or folders, such as stories/ui; all by default.
  --update   records what has changed, and shows it beside the base commit
  --changed  only stories that import what differs from where the branch began; says how many first
  --last     judges, or records, the pictures of the last run`,
    positionals: 'any',
    options: {
      update: { type: 'boolean', default: false },
      changed: { type: 'boolean', default: false },
      last: { type: 'boolean', default: false },
    },
    commands: { screenshots },
    run: ({ values, positionals }) => compareOrUpdate(positionals, values),
  }),
);
