import { copyFileSync, existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { baseCommit, commitOf, git } from '../processes/git.ts';
import { withWorktree } from '../processes/worktree.ts';
import { playStories } from './play-stories.ts';
import { REFERENCES } from './references.ts';
import { pngFile, readRun, type TakenPicture } from './run-result.ts';

/**
 * The commit that changed pictures are shown beside: where this branch began. On the main branch that is the one
 * before the references were last recorded.
 *
 * @throws Error in one line when the repository does not have it
 */
export function pictureBase(): string {
  const commit = baseCommit();
  if (commit !== git('rev-parse', 'HEAD')) return commit;
  return commitOf(`${git('log', '-1', '--format=%H', '--', REFERENCES)}^`);
}

/**
 * Renders the stories of pictures as they were at a commit, in a worktree of it, and saves each as `NAME.before.png`
 * beside the current one. A story that the commit doesn't have gets none.
 *
 * @throws Error in one line when the commit can't be checked out, installed or rendered
 */
export async function renderBefore(
  commit: string,
  wanted: readonly TakenPicture[],
  folder: string,
): Promise<void> {
  const target = join(folder, 'before');
  await withWorktree(commit, (checkout) => {
    const files = [...new Set(wanted.map(({ file }) => file))];
    const existing = files.filter((file) => existsSync(join(checkout, file)));
    if (existing.length === 0) return;
    const output = playStories({ checkout, files: existing, pictures: target, isSilent: true });
    if ((readRun(target)?.pictures.length ?? 0) > 0) return;
    const log = join(folder, 'render.log');
    writeFileSync(log, output);
    throw new Error(`${commit.slice(0, 12)} can't render its stories. Its output: ${log}`);
  });
  for (const { name } of wanted) {
    const before = pngFile(target, name);
    if (existsSync(before)) copyFileSync(before, pngFile(folder, `${name}.before`));
  }
}
