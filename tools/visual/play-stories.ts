import { execFileSync, spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The files of the stories that import what differs from a commit, as Vitest's `--changed` finds them.
 *
 * @param within story files or folders, from the checkout's root; none are all
 */
export function storiesReached(
  checkout: string,
  since: string,
  within: readonly string[],
): string[] {
  const vitest = join(checkout, 'node_modules/vitest/vitest.mjs');
  const which = ['--project=stories', '--filesOnly', `--changed=${since}`, ...within];
  const list = execFileSync(process.execPath, [vitest, 'list', ...which], {
    cwd: checkout,
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1' },
  });
  return [...list.matchAll(/^\[stories.*\] (\S+)$/gm)].map(([, file = '']) => file);
}

/** What of a checkout is played, and how. */
interface StoryRun {
  readonly checkout: string;
  /** Story files or folders, from the checkout's root; none are all. */
  readonly files: readonly string[];
  /** Matches the names of the stories to play; all by default. */
  readonly names?: RegExp;
  /** Takes pictures alone, and leaves them in this folder. */
  readonly pictures?: string;
  /** Whether the output is returned instead of printed. */
  readonly isSilent?: boolean;
}

/** Plays stories. Returns what was printed, if it was silent. */
export function playStories({ checkout, files, names, pictures, isSilent }: StoryRun): string {
  if (pictures !== undefined) rmSync(pictures, { recursive: true, force: true });
  const vitest = join(checkout, 'node_modules/vitest/vitest.mjs');
  const only = names ? [`--testNamePattern=${names.source}`] : [];
  const args = [vitest, 'run', '--project=stories', '--reporter=dot', ...only, ...files];
  const { stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: checkout,
    encoding: 'utf8',
    stdio: isSilent ? 'pipe' : 'inherit',
    maxBuffer: 1 << 28,
    env: {
      ...process.env,
      ...(isSilent && { NO_COLOR: '1' }),
      ...(pictures !== undefined && { PICTURES: 'render', PICTURE_FOLDER: pictures }),
    },
  });
  return `${stdout ?? ''}${stderr ?? ''}`;
}
