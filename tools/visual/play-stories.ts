import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { storyNameFromExport } from 'storybook/internal/csf';
import { countRun, type Count } from '../test-run/count.ts';

/** What of a checkout is played, and how. */
export interface StoryRun {
  readonly checkout: string;
  /** Story files or folders, from the checkout's root; none are all. */
  readonly files: readonly string[];
  /** The exports of the stories to play; all when there are none. */
  readonly names?: readonly string[];
  /** Takes pictures alone, and leaves them in this folder. */
  readonly pictures?: string;
}

/**
 * Plays stories.
 *
 * @param options.isSilent whether the output is returned instead of printed
 * @param options.args more arguments of Vitest
 * @returns what was printed, if it was silent
 */
export function playStories(
  { checkout, files, names = [], pictures }: StoryRun,
  { isSilent = false, args = [] }: { isSilent?: boolean; args?: readonly string[] } = {},
): { status: number | null; output: string } {
  if (pictures !== undefined) rmSync(pictures, { recursive: true, force: true });
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [
      join(checkout, 'node_modules/vitest/vitest.mjs'),
      'run',
      '--project=stories',
      '--reporter=dot',
      ...args,
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
        ...(pictures !== undefined && { PICTURES: 'render', PICTURE_FOLDER: pictures }),
      },
    },
  );
  return { status, output: `${stdout ?? ''}${stderr ?? ''}` };
}

/** Plays stories silently, and counts those that pass and fail. */
export function playAndCount(run: StoryRun): Count & { output: string } {
  const report = join(run.checkout, 'test-results/played.json');
  rmSync(report, { force: true });
  const args = ['--reporter=json', `--outputFile.json=${report}`];
  const { status, output } = playStories(run, { isSilent: true, args });
  const counted = existsSync(report) ? readFileSync(report, 'utf8') : 'null';
  return { output, ...countRun('vitest', JSON.parse(counted), status ?? 1) };
}

/** Matches the tests of stories by their whole names. */
function patternOf(names: readonly string[]): string {
  const escaped = [...new Set(names)].map((name) =>
    storyNameFromExport(name).replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`),
  );
  return `^(${escaped.join('|')})$`;
}
