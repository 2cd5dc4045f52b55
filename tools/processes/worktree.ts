import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { git } from './git.ts';
import { root } from './root.ts';

/**
 * Checks out another commit beside this one while `action` runs. It shares this checkout's packages, or
 * installs its own where its lock file differs.
 *
 * @throws Error when git does not know the commit, or its packages can't be installed
 */
export async function withWorktree<Result>(
  commit: string,
  action: (checkout: string) => Result | Promise<Result>,
): Promise<Result> {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'nearhand-worktree-')));
  const checkout = join(folder, commit.slice(0, 12));
  try {
    git('worktree', 'add', '--detach', checkout, commit);
    try {
      addPackages(checkout, commit);
      return await action(checkout);
    } finally {
      git('worktree', 'remove', '--force', checkout);
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function addPackages(checkout: string, commit: string): void {
  const lockOf = (folder: string) => readFileSync(join(folder, 'package-lock.json'), 'utf8');
  if (lockOf(checkout) === lockOf(root)) {
    symlinkSync(join(root, 'node_modules'), join(checkout, 'node_modules'), 'junction');
    return;
  }
  const { status, stderr } = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], {
    cwd: checkout,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  if (status !== 0) {
    const reason = stderr?.split('\n').find((line) => /^npm error (?!code)/.test(line));
    throw new Error(`The packages of ${commit.slice(0, 12)} can't be installed: ${reason}`);
  }
}
