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
  readonly mode: PictureMode;
  /** Where the run leaves its pictures. */
  readonly folder: string;
  /** Whether it stops when too many pictures differ. */
  readonly isLimited?: boolean;
  /** Whether its output is printed or returned. */
  readonly isSilent?: boolean;
}

/** Plays stories for their pictures. @returns what was printed, if it was silent */
export function playStories(run: StoryRun): string {
  rmSync(run.folder, { recursive: true, force: true });
  const names = (run.names ?? []).map(storyNameFromExport);
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [
      join(run.checkout, 'node_modules/vitest/vitest.mjs'),
      'run',
      '--project=stories',
      '--reporter=dot',
      ...(names.length > 0 ? [`--testNamePattern=${patternOf(names)}`] : []),
      ...run.files,
    ],
    {
      cwd: run.checkout,
      encoding: 'utf8',
      stdio: run.isSilent === true ? 'pipe' : 'inherit',
      env: {
        ...process.env,
        PICTURES: run.mode,
        PICTURE_FOLDER: run.folder,
        PICTURE_LIMIT: run.isLimited === true ? 'on' : '',
      },
    },
  );
  return `${stdout ?? ''}${stderr ?? ''}`;
}

/** Matches the tests of stories by their whole names. */
function patternOf(names: readonly string[]): string {
  const escaped = [...new Set(names)].map((name) =>
    name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`),
  );
  return `^(${escaped.join('|')})$`;
}
