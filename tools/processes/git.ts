import { spawnSync } from 'node:child_process';
import { realpathSync } from 'node:fs';
import { root } from './root.ts';

/**
 * Runs git in the project.
 *
 * @returns its output, without the last line break
 * @throws Error with what git says is wrong, or how to get git or a clone
 */
export function git(...args: readonly string[]): string {
  const { status, stdout, stderr, error } = spawnSync('git', args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
    env: { ...process.env, LC_ALL: 'C' },
  });
  if (status === 0) return stdout.trimEnd();
  if (error)
    throw new Error(`git does not start (${error.message}). Install it: https://git-scm.com`);
  // Progress comes first, such as "Preparing worktree".
  const lines = stderr.trim().split('\n');
  const reason = lines.find((line) => /^(?:fatal|error): /.test(line)) ?? lines[0];
  throw new Error(`git ${args[0]}: ${reason}`);
}

/** @throws Error where the project is no clone, such as a downloaded archive, or git refuses to read it */
function expectRepository(): void {
  let top: string;
  try {
    top = git('rev-parse', '--show-toplevel');
  } catch (error) {
    const { message } = error as Error;
    if (message.includes('not a git repository')) throw new Error(NO_CLONE, { cause: error });
    if (!message.includes('dubious ownership')) throw error;
    const run = `git config --global --add safe.directory "${root}"`;
    throw new Error(`git does not trust this folder, which another user owns. Run: ${run}`, {
      cause: error,
    });
  }
  if (realpathSync(top) !== realpathSync(root)) throw new Error(NO_CLONE);
  if (tryGit('rev-parse', '--verify', 'HEAD') === undefined)
    throw new Error('This repository has no commit yet, so there is nothing to compare with.');
}

const NO_CLONE =
  'This folder is no clone of the repository (an unpacked archive?), so there is nothing to compare with.';

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
  expectRepository();
  const name = `${reference}^{commit}`;
  const commit = tryGit('rev-parse', '--verify', '--quiet', '--end-of-options', name);
  if (commit !== undefined) return commit;
  const advice = isShallow() ? ` This clone is shallow. Run: ${UNSHALLOW}` : '';
  throw new Error(`There is no commit "${reference}" in this clone.${advice}`);
}

/**
 * The commit that this branch began at: the merge base of the working tree's commit with `origin/main`,
 * or with `main` where there is no remote.
 *
 * @throws Error when there is no main branch, or the clone is too shallow to have the commit
 */
export function baseCommit(): string {
  expectRepository();
  const main = ['origin/main', 'main'].find((name) =>
    tryGit('rev-parse', '--verify', '--quiet', name),
  );
  const base = main && tryGit('merge-base', main, 'HEAD');
  if (base) return base;
  const reason = main
    ? `HEAD and ${main} have no commit in common`
    : 'There is no branch "main" to compare with';
  if (tryGit('remote', 'get-url', 'origin') === undefined || (main && !isShallow())) {
    throw new Error(`${reason}. Make main the commit to compare with: git branch -f main COMMIT`);
  }
  throw new Error(
    isShallow()
      ? `${reason}: this clone is shallow. Run: ${UNSHALLOW}`
      : `${reason}: this clone has one branch only. Run: git fetch origin main:refs/remotes/origin/main`,
  );
}

const isShallow = () => tryGit('rev-parse', '--is-shallow-repository') === 'true';
/** All branches, since the clone of a pull request has only its own, or none. */
const UNSHALLOW = 'git fetch --unshallow origin "+refs/heads/*:refs/remotes/origin/*"';

/** The paths of all files that differ from a commit in the working tree, new ones included, sorted. */
export function changedFiles(since: string): string[] {
  const tracked = git('diff', '--name-only', '--no-renames', '-z', since);
  const untracked = git('ls-files', '--others', '--exclude-standard', '-z');
  return `${tracked}\0${untracked}`
    .split('\0')
    .filter((path) => path !== '')
    .toSorted();
}
