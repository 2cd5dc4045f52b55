import { spawnSync } from 'node:child_process';
import type { Signature } from './sign-off.ts';

/**
 * Who approves today.
 *
 * @param given a name; the one that git knows by default
 * @throws Error when there is no name, or one that the list of decisions can't hold
 */
export function signerOf(given: string | undefined, root: string): Signature {
  const by = (given ?? gitName(root)).trim();
  if (by === '') {
    throw new Error(
      'Git knows no name to approve with. Use --by NAME, or: git config user.name NAME',
    );
  }
  if (/[\t\n\r]/.test(by)) throw new Error('The name after --by contains a tab or a line break.');
  return { by, date: new Date().toISOString().slice(0, 10) };
}

function gitName(root: string): string {
  const { stdout } = spawnSync('git', ['config', 'user.name'], { cwd: root, encoding: 'utf8' });
  // No output at all where git is not installed.
  return stdout ?? '';
}
