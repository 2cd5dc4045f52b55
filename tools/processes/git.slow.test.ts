import { execFileSync, execSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { baseCommit, commitOf } from './git.ts';

const folder = mkdtempSync(join(tmpdir(), 'git-'));
const origin = join(folder, 'origin');
const clone = join(folder, 'clone');

function git(cwd: string, ...args: string[]): string {
  const identity = ['-c', 'user.name=n', '-c', 'user.email=e@nearhand.example'];
  return execFileSync('git', [...identity, ...args], {
    cwd,
    encoding: 'utf8',
    stdio: 'pipe',
  }).trim();
}

/** The commit where the branch `feature` began. */
let base = '';
beforeAll(() => {
  mkdirSync(origin);
  git(origin, 'init', '--initial-branch=main');
  for (const branch of ['main', 'main', 'feature', 'feature']) {
    if (branch === 'feature' && base === '') {
      base = git(origin, 'rev-parse', 'HEAD');
      git(origin, 'switch', '--create', 'feature');
    }
    git(origin, 'commit', '--allow-empty', '--message=one more');
  }
  git(origin, 'config', 'uploadpack.allowAnySHA1InWant', 'true');
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(clone, { recursive: true, force: true });
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Lets git in the project's folder work on a clone. */
function use(...args: string[]): void {
  git(folder, 'clone', ...args, `file://${origin}`, clone);
  vi.stubEnv('GIT_DIR', join(clone, '.git'));
}

/** What a function says is wrong, without what it advises to run. */
function failureOf(run: () => string): { reason: string; advice: string } {
  try {
    return { reason: `no failure: ${run()}`, advice: '' };
  } catch (error) {
    const [reason = '', advice = ''] = (error as Error).message.split(/\. Run: /);
    return { reason, advice };
  }
}

it('finds where a branch of a complete clone began', () => {
  use('--branch=feature');
  expect(baseCommit()).toBe(base);
});

it.each<[what: string, args: string[], reason: string]>([
  ['one branch', ['--single-branch', '--branch=feature'], 'one branch only'],
  ['one commit', ['--depth=1', '--branch=feature'], 'this clone is shallow'],
  [
    'one commit of each branch',
    ['--depth=1', '--no-single-branch', '--branch=feature'],
    'HEAD and origin/main have no commit in common: this clone is shallow',
  ],
])('a clone of %s can be completed as it says', (_, args, expected) => {
  use(...args);
  const { reason, advice } = failureOf(baseCommit);
  expect(reason).toContain(expected);
  execSync(advice, { cwd: clone, stdio: 'pipe' });
  expect(baseCommit()).toBe(base);
});

it('a detached HEAD without branches can be completed as it says', () => {
  const commit = git(origin, 'rev-parse', 'feature');
  mkdirSync(clone);
  git(clone, 'init', '--initial-branch=other');
  git(clone, 'remote', 'add', 'origin', `file://${origin}`);
  git(clone, 'fetch', '--depth=1', 'origin', commit);
  git(clone, 'checkout', '--detach', 'FETCH_HEAD');
  vi.stubEnv('GIT_DIR', join(clone, '.git'));
  const { reason, advice } = failureOf(baseCommit);
  expect(reason).toContain('There is no branch "main" to compare with: this clone is shallow');
  expect(failureOf(() => commitOf('HEAD~1')).advice).toBe(advice);
  execSync(advice, { cwd: clone, stdio: 'pipe' });
  expect(baseCommit()).toBe(base);
  expect(() => commitOf('none')).toThrow('There is no commit "none" in this clone.');
});

it('without a remote, any commit can be made main', () => {
  mkdirSync(clone);
  git(clone, 'init', '--initial-branch=other');
  vi.stubEnv('GIT_DIR', join(clone, '.git'));
  expect(baseCommit).toThrow('no commit yet');
  git(clone, 'commit', '--allow-empty', '--message=first');
  expect(baseCommit).toThrow('Make main the commit to compare with: git branch -f main COMMIT');
  git(clone, 'branch', '-f', 'main', 'HEAD');
  expect(baseCommit()).toBe(git(clone, 'rev-parse', 'HEAD'));
});

it('an archive, and a machine without git, have reasons of their own', () => {
  vi.stubEnv('GIT_DIR', join(folder, 'none'));
  expect(baseCommit).toThrow('This folder is no clone of the repository');
  vi.stubEnv('PATH', folder);
  expect(baseCommit).toThrow(/git does not start .*Install it/);
});
