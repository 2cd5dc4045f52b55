import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { storyNameFromExport } from 'storybook/internal/csf';
import type { PictureMode } from './picture-mode.ts';

/** What of a checkout is played, and how. */
export interface StoryRun {
  readonly checkout: string;
  /** Story files or folders, from the checkout's root; none are all. */
  readonly files: readonly string[];
  /** The exports of the stories to play; all when there are none. */
  readonly names?: readonly string[];
  /** What becomes of the pictures; without it, what does by default. */
  readonly pictures?: {
    readonly mode: PictureMode;
    /** Where the run leaves them. */
    readonly folder: string;
    /** Whether it stops when too many differ. */
    readonly isLimited?: boolean;
  };
}

/**
 * Plays stories.
 *
 * @param options.isSilent whether the output is returned instead of printed
 * @returns what was printed, if it was silent
 */
export function playStories(
  { checkout, files, names = [], pictures }: StoryRun,
  { isSilent = false } = {},
): { status: number | null; output: string } {
  if (pictures) rmSync(pictures.folder, { recursive: true, force: true });
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [
      join(checkout, 'node_modules/vitest/vitest.mjs'),
      'run',
      '--project=stories',
      '--reporter=dot',
      ...(names.length > 0 ? [`--testNamePattern=${patternOf(names)}`] : []),
      ...files,
    ],
    {
      cwd: checkout,
      encoding: 'utf8',
      stdio: isSilent ? 'pipe' : 'inherit',
      maxBuffer: 1 << 28,
      env: {
        ...process.env,
        ...(pictures && {
          PICTURES: pictures.mode,
          PICTURE_FOLDER: pictures.folder,
          PICTURE_LIMIT: pictures.isLimited === true ? 'on' : '',
        }),
      },
    },
  );
  return { status, output: `${stdout ?? ''}${stderr ?? ''}` };
}

/** Matches the tests of stories by their whole names. */
function patternOf(names: readonly string[]): string {
  const escaped = [...new Set(names)].map((name) =>
    storyNameFromExport(name).replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`),
  );
  return `^(${escaped.join('|')})$`;
}
