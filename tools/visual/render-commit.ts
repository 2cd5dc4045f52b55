import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { storiesIn } from '#states/story-file.ts';
import { withWorktree } from '../processes/worktree.ts';
import { playStories } from './play-stories.ts';
import { readRun, type TakenPicture } from './run-result.ts';

/** A picture to render, and the story file that takes it. */
export type WantedPicture = Pick<TakenPicture, 'name' | 'file'>;

/** The pictures of a commit that were rendered on this machine, by name, with their hashes. */
export type Rendered = ReadonlyMap<string, string>;

/**
 * Renders pictures of another commit in a worktree of it.
 *
 * @param folder where their PNG files are saved
 * @returns the hashes of those that the commit has
 * @throws Error in one line when the commit can't be checked out, installed or rendered
 */
export function renderCommit(
  commit: string,
  wanted: readonly WantedPicture[],
  folder: string,
): Promise<Rendered> {
  return withWorktree(commit, (checkout) => renderIn(checkout, commit, wanted, folder));
}

function renderIn(
  checkout: string,
  commit: string,
  wanted: readonly WantedPicture[],
  folder: string,
): Rendered {
  const files = [...new Set(wanted.map(({ file }) => file))].filter((file) =>
    existsSync(join(checkout, file)),
  );
  const names = files.flatMap((file) => exportsOf(join(checkout, file), wanted));
  if (names.length === 0) return new Map();
  const pictured = { checkout, files, names, pictures: { mode: 'render', folder } } as const;
  const { output } = playStories(pictured, { isSilent: true });
  const pictures = readRun(folder)?.pictures ?? [];
  if (pictures.length === 0) {
    const log = join(dirname(folder), 'render.log');
    mkdirSync(dirname(log), { recursive: true });
    writeFileSync(log, output);
    throw new Error(
      `${commit.slice(0, 12)} can't render its stories (it may be older than this way to compare them). Its output: ${log}`,
    );
  }
  return new Map(pictures.map((picture) => [picture.name, picture.hash]));
}

/** The exports of the stories in a file whose pictures are wanted. */
function exportsOf(path: string, wanted: readonly WantedPicture[]): string[] {
  const ids = new Set(wanted.map((picture) => picture.name.replace(/\..*$/, '')));
  return storiesIn(readFileSync(path, 'utf8'))
    .filter(({ id }) => ids.has(id.replace('--', '/')))
    .map(({ exported }) => exported);
}
