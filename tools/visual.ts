import { join } from 'node:path';
import { findBrowser } from './browser/find-browser.ts';
import { command, runCommand } from './command-line/command.ts';
import { root } from './processes/root.ts';
import { screenshots } from './screenshots.ts';
import { pictureBase } from './visual/base.ts';
import { comparedFiles, compareWithCommit } from './visual/compare-with-commit.ts';
import { FAILING } from './visual/judge.ts';
import { mismatches, missingPictures, orphans } from './visual/mismatches.ts';
import { pictureFolders } from './visual/picture-folders.ts';
import { MOST_DIFFERENT } from './visual/picture-mode.ts';
import { playStories } from './visual/play-stories.ts';
import { readReferences, writeReferences } from './visual/references.ts';
import { renderCommit } from './visual/render-commit.ts';
import { writeReport, type ReportedPicture } from './visual/report.ts';
import { readRun, RESULT_FOLDER, type RunResult, type TakenPicture } from './visual/run-result.ts';

const folder = RESULT_FOLDER;

/** Plays stories, and compares them with their pictures or records these. Returns the exit code. */
async function compareOrUpdate(
  files: readonly string[],
  {
    update: isUpdate,
    last: isLast,
    all: isAll,
  }: Readonly<Record<'update' | 'last' | 'all', boolean>>,
): Promise<number> {
  const { pinned, version } = await findBrowser();
  if (isUpdate && !pinned) {
    console.error(
      `References are taken by the Chromium of the lock file, on linux-x64. This is ${version}.`,
    );
    return 1;
  }
  if (!isLast) {
    const isLimited = pinned && !isUpdate && !isAll;
    // Named files are looked at, so all their pictures are kept.
    const mode = files.length > 0 ? 'render' : 'only';
    playStories({ checkout: root, files, pictures: { mode, folder, isLimited } });
  }
  const run = readRun(folder);
  if (run === undefined) {
    console.error('The stories left no pictures to compare: the run broke off.');
    return 1;
  }
  return isUpdate ? updateReferences(run, isAll) : judgeRun(run, isAll, pinned);
}

/** Tells which pictures of a run differ from their references, and why. */
async function judgeRun(run: RunResult, isAll: boolean, isPinned: boolean): Promise<number> {
  const references = readReferences();
  const missing = new Set(missingPictures(run.pictures, references).map(({ file }) => file));
  if (missing.size > 0) {
    console.log(
      `New, without a picture. Take it: npm run visual -- --update ${[...missing].join(' ')}`,
    );
  }
  const left = run.isCut ? [] : orphans(run, references, pictureFolders());
  if (left.length > 0) {
    console.error(`No story shows ${left.join(', ')}. Remove them: npm run visual -- --update`);
  }
  const different = mismatches(run.pictures, references);
  if (different.length === 0) {
    console.log(`${run.pictures.length} pictures are as their references say.`);
    return left.length > 0 ? 1 : 0;
  }
  const base = pictureBase();
  const ordered = inOrder(different);
  const compared = await compareWithCommit(base, ordered, { references, isPinned, folder, isAll });
  const failing = compared.filter(({ verdict }) => FAILING.has(verdict));
  const excused = compared.length - failing.length;
  if (excused > 0) {
    console.log(`${excused} differ from their references because of this machine, or as recorded.`);
  }
  if (failing.length > 0) report(failing, base.commit, 'differ from');
  const rest = different.length - compared.length;
  if (rest > 0) console.error(`${rest} more differ and were not compared; --all compares them.`);
  if (run.isCut) console.error('The run stopped early, since many pictures differ; --all goes on.');
  return failing.length > 0 || rest > 0 || run.isCut || left.length > 0 ? 1 : 0;
}

/** Records the pictures of a run as the references, and shows what has changed. */
async function updateReferences(run: RunResult, isAll: boolean): Promise<number> {
  const before = readReferences();
  const own = run.pictures.filter(({ name, reference }) => name === reference);
  const removed = orphans(run, before, pictureFolders());
  const after = new Map([...before, ...own.map(({ name, hash }) => [name, hash] as const)]);
  for (const name of removed) after.delete(name);
  writeReferences(after);
  const changed = mismatches(own, before);
  const added = missingPictures(own, before);
  console.log(`${changed.length} changed, ${added.length} new, ${removed.length} removed.`);
  const unlike = mismatches(run.pictures, after).filter(
    ({ name, reference }) => name !== reference,
  );
  for (const { name, reference } of unlike) {
    console.error(`${name} does not look like ${reference}, whose picture it shares.`);
  }
  const shown = inOrder([...changed, ...added]);
  if (shown.length > 0) await show(shown, isAll);
  return unlike.length > 0 ? 1 : 0;
}

/** Writes the report about pictures of the last run, beside those of the base commit. */
async function show(pictures: readonly TakenPicture[], isAll: boolean): Promise<void> {
  const { commit } = pictureBase();
  const shown = isAll ? pictures : pictures.slice(0, MOST_DIFFERENT);
  await renderCommit(commit, shown, join(folder, 'before'));
  const beside = shown.map(({ name, file }) => ({
    name,
    file,
    verdict: undefined,
    ...comparedFiles(folder, 'before', name).relative,
  }));
  report(beside, commit, 'changed since');
  const rest = pictures.length - shown.length;
  if (rest > 0) console.log(`${rest} more are not shown; --all shows them.`);
}

/** Names pictures in the console, and writes the page that shows them. */
function report(pictures: readonly ReportedPicture[], commit: string, what: string): void {
  const count = `${pictures.length} ${pictures.length === 1 ? 'picture' : 'pictures'}`;
  const title = `${count} ${what} ${commit.slice(0, 12)}`;
  const lines = pictures.map(({ name, verdict }) => `  ${name}${verdict ? `: ${verdict}` : ''}`);
  console.log([`${title}: ${writeReport(folder, title, pictures)}`, ...lines].join('\n'));
}

/** The design system first: what it changes explains the rest. */
function inOrder(pictures: readonly TakenPicture[]): TakenPicture[] {
  const rank = ({ file }: TakenPicture) => (file.startsWith('stories/ui/') ? 0 : 1);
  return pictures.toSorted((a, b) => rank(a) - rank(b) || a.name.localeCompare(b.name));
}

await runCommand(
  command({
    name: 'npm run visual',
    summary: 'Compares stories with their pictures, records new ones, and shows what has changed.',
    positionals: ['[FILE...]', 'story files or folders, such as stories/ui; all by default'],
    options: {
      update: {
        type: 'boolean',
        description: 'records what has changed, and shows it beside the base commit',
      },
      last: { type: 'boolean', description: 'judges, or records, the pictures of the last run' },
      all: {
        type: 'boolean',
        description: `goes on after the first ${MOST_DIFFERENT} different pictures`,
      },
    },
    commands: [screenshots],
    run: ({ values, positionals }) => compareOrUpdate(positionals, values),
  }),
);
