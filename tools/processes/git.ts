import { spawnSync } from 'node:child_process';
import { root } from './root.ts';

/**
 * Runs git in the project.
 *
 * @returns its output, without the last line break
 * @throws Error with the first line that git wrote about it
 */
export function git(...args: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync('git', args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  });
  if (status !== 0) {
    throw new Error(`git ${args[0]} failed: ${stderr?.trim().split('\n')[0] ?? 'git is missing'}`);
  }
  return stdout.trimEnd();
}

/** The output of a git command that may find nothing. */
function tryGit(...args: readonly string[]): string | undefined {
  try {
    return git(...args);
  } catch {
    return undefined;
  }
}

/**
 * The full hash of a commit.
 *
 * @throws Error when the repository has no such commit, with how to get it where the clone is shallow
 */
export function commitOf(reference: string): string {
  const commit = tryGit(
    'rev-parse',
    '--verify',
    '--quiet',
    '--end-of-options',
    `${reference}^{commit}`,
  );
  if (commit !== undefined) return commit;
  throw new Error(`There is no commit "${reference}" in this repository.${shallowHint()}`);
}

/**
 * The commit that this branch began at: the merge base of the working tree's commit with `origin/main`,
 * or with `main` where there is no remote.
 *
 * @throws Error when there is no main branch, or the clone is too shallow to have the commit
 */
export function baseCommit(): string {
  const main = ['origin/main', 'main'].find((name) =>
    tryGit('rev-parse', '--verify', '--quiet', name),
  );
  if (main === undefined) {
    throw new Error(
      `There is no branch "main" to compare with. Fetch it: git fetch origin main${shallowHint()}`,
    );
  }
  const base = tryGit('merge-base', main, 'HEAD');
  if (base !== undefined) return base;
  throw new Error(`This branch and ${main} have no commit in common.${shallowHint()}`);
}

/** The paths of all files that differ from a commit in the working tree, new ones included, sorted. */
export function changedFiles(since: string): string[] {
  const tracked = git('diff', '--name-only', '--no-renames', '-z', since);
  const untracked = git('ls-files', '--others', '--exclude-standard', '-z');
  return `${tracked}\0${untracked}`
    .split('\0')
    .filter((path) => path !== '')
    .toSorted();
}

function shallowHint(): string {
  if (tryGit('rev-parse', '--is-shallow-repository') !== 'true') return '';
  return ' This clone is shallow; get the rest with: git fetch --unshallow';
}
