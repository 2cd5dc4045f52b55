import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { binOf } from '../processes/servers.ts';
import { run } from './run.ts';

const root = join(import.meta.dirname, '../..');

/**
 * Checks out another commit beside this one while `action` runs. It shares this checkout's packages, so
 * the two differ in the project's own code.
 *
 * @throws Error when git does not know the commit
 */
export async function withCheckout<Result>(
  reference: string,
  action: (checkout: string) => Result | Promise<Result>,
): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  const checkout = join(folder, 'checkout');
  try {
    run('git', ['worktree', 'add', '--detach', checkout, reference], root);
    try {
      symlinkSync(join(root, 'node_modules'), join(checkout, 'node_modules'));
      return await action(checkout);
    } finally {
      run('git', ['worktree', 'remove', '--force', checkout], root);
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Builds the app of a checkout with its own configuration. */
export function buildCheckout(checkout: string, mode: 'production' | 'demo', outDir: string): void {
  const args = [binOf('vite'), 'build', '--mode', mode, '--outDir', outDir, '--emptyOutDir'];
  run(process.execPath, [...args, '--logLevel', 'error'], checkout);
}
