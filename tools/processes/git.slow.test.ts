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
  const options = { cwd, encoding: 'utf8', stdio: 'pipe' } as const;
  return execFileSync('git', [...identity, ...args], options).trim();
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

it.each([
  ['one commit', ['--depth=1', '--branch=feature']],
  ['one commit of each branch', ['--depth=1', '--no-single-branch', '--branch=feature']],
])('a clone of %s can be completed as it says', (_, args) => {
  use(...args);
  const [, advice = ''] = /This clone is shallow\. Run: (.+)/.exec(messageOf(baseCommit)) ?? [];
  expect(messageOf(() => commitOf('HEAD~1'))).toContain(advice);
  execSync(advice, { cwd: clone, stdio: 'pipe' });
  expect(baseCommit()).toBe(base);
  expect(() => commitOf('none')).toThrow('There is no commit "none" in this clone.');
});

it('takes main where there is no remote, and says where there is no main', () => {
  mkdirSync(clone);
  git(clone, 'init', '--initial-branch=other');
  vi.stubEnv('GIT_DIR', join(clone, '.git'));
  git(clone, 'commit', '--allow-empty', '--message=first');
  expect(baseCommit).toThrow('HEAD has no commit in common with a branch "main".');
  git(clone, 'branch', 'main');
  expect(baseCommit()).toBe(git(clone, 'rev-parse', 'HEAD'));
});

it('says so where there is no repository, or no git', () => {
  vi.stubEnv('GIT_DIR', join(folder, 'none'));
  expect(baseCommit).toThrow('not a git repository');
  vi.stubEnv('PATH', folder);
  expect(baseCommit).toThrow(/git does not start .*Install it/);
});

function messageOf(run: () => string): string {
  try {
    return run();
  } catch (error) {
    return (error as Error).message;
  }
}
