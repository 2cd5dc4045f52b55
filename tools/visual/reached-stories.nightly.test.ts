import { spawnSync } from 'node:child_process';
import { globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { binOf } from '../processes/bin-of.ts';
import { root } from '../processes/root.ts';

const folder = mkdtempSync(join(tmpdir(), 'reached-stories-'));
afterAll(() => rmSync(folder, { recursive: true }));

function run(args: readonly string[]): string {
  const env = { ...process.env, VITEST: undefined, NO_COLOR: '1' };
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: root,
    encoding: 'utf8',
    env,
  });
  if (status !== 0) throw new Error(stdout + stderr);
  return stdout + stderr;
}

beforeAll(() => {
  const options = ['--stats-json', '--disable-telemetry', '--output-dir', folder];
  run([binOf('storybook'), 'build', ...options]);
});

const all = globSync('stories/**/*.stories.tsx', { cwd: root }).length;

it.each([
  ['src/ui/Button.tsx', 0.8],
  ['src/app/layout/NavBar.tsx', 0.5],
  ['src/features/offer/OfferCard.tsx', 0.25],
  ['src/features/messages/chat/Composer.tsx', 0.15],
  ['src/features/task-form/TaskFormDialog.tsx', 0.1],
  ['mocks/handlers/offers.ts', 0.5],
  ['mocks/scenarios/offers.ts', 0.2],
  ['docs/design.md', 0],
])('a change of %s reaches at most %d of the files of stories', (file, share) => {
  const stats = join(folder, 'preview-stats.json');
  const output = run([binOf('chromatic'), 'trace', '-s', stats, '-m', 'compact', file]);
  const reached = [...output.matchAll(/^— (\S+)/gm)].map(([, path = '']) => path);
  console.log(`${file} reaches ${reached.length} of ${all}`);
  expect(output).not.toContain('TurboSnap disabled');
  expect(output).toContain('Traced 1 changed file');
  expect(reached.length / all).toBeLessThanOrEqual(share);
  const components = reached.filter((path) => /^stories\/(?:ui|features)\//.test(path));
  if (file.startsWith('mocks/handlers/')) expect(components).toEqual([]);
});
