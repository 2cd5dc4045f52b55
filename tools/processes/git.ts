import { spawnSync } from 'node:child_process';
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

/** All branches, since the clone of a pull request has only its own, or none. */
const COMPLETE = 'git fetch --unshallow origin "+refs/heads/*:refs/remotes/origin/*"';

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
  const name = `${reference}^{commit}`;
  const commit = tryGit('rev-parse', '--verify', '--quiet', '--end-of-options', name);
  if (commit !== undefined) return commit;
  throw new Error(`There is no commit "${reference}" in this clone.${advice()}`);
}

/**
 * The commit that this branch began at: the merge base of the working tree's commit with `origin/main`,
 * or with `main` where there is no remote.
 *
 * @throws Error when there is no main branch, or the clone is too shallow to have the commit
 */
export function baseCommit(): string {
  // Says what is wrong where there is no repository, or git refuses to read it.
  git('rev-parse', '--git-dir');
  const base = tryGit('merge-base', 'origin/main', 'HEAD') ?? tryGit('merge-base', 'main', 'HEAD');
  if (base !== undefined) return base;
  throw new Error(`HEAD has no commit in common with a branch "main".${advice()}`);
}

const advice = () =>
  tryGit('rev-parse', '--is-shallow-repository') === 'true'
    ? ` This clone is shallow. Run: ${COMPLETE}`
    : '';

/** The paths of all files that differ from a commit in the working tree, new ones included, sorted. */
export function changedFiles(since: string): string[] {
  const tracked = git('diff', '--name-only', '--no-renames', '-z', since);
  const untracked = git('ls-files', '--others', '--exclude-standard', '-z');
  return `${tracked}\0${untracked}`
    .split('\0')
    .filter((path) => path !== '')
    .toSorted();
}
