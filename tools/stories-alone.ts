import { spawnSync } from 'node:child_process';
import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { storyNameFromExport } from 'storybook/internal/csf';
import { isTested } from '#states/story-facts.ts';
import { storiesIn } from '#states/story-file.ts';
import { binOf } from './processes/servers.ts';

/**
 * Plays each story alone in a new browser: what a story shows must not depend on code that others have
 * loaded, nor on what they have left behind. Takes about ten seconds a story.
 *
 *   npm run stories:alone                        all of them
 *   npm run stories:alone -- stories/screens     some files or folders
 */
const root = join(import.meta.dirname, '..');

function filesIn(path: string): string[] {
  if (statSync(join(root, path)).isFile()) return [path];
  return globSync(`${path}/**/*.stories.tsx`, { cwd: root }).toSorted();
}

/** The names of the stories that a file plays, as their tests are called. */
function namesIn(file: string): string[] {
  return storiesIn(readFileSync(join(root, file), 'utf8'))
    .filter(isTested)
    .map(({ exported }) => storyNameFromExport(exported));
}

/** Plays one story. @returns what the run printed when it failed */
function playAlone(file: string, name: string): string | undefined {
  const pattern = `^${name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}$`;
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [binOf('vitest'), 'run', '--project=stories', file, `--testNamePattern=${pattern}`],
    { cwd: root, encoding: 'utf8', env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0' } },
  );
  const hasPassed = status === 0 && /Tests\s+1 passed/.test(stdout);
  return hasPassed ? undefined : `${file} > ${name}\n${stdout}${stderr}`;
}

const wanted = process.argv.slice(2);
let passed = 0;
let failed = 0;
for (const file of (wanted.length > 0 ? wanted : ['stories']).flatMap(filesIn)) {
  for (const name of namesIn(file)) {
    const failure = playAlone(file, name);
    if (failure === undefined) passed += 1;
    else {
      failed += 1;
      console.error(failure);
    }
  }
}
console.log(`${passed} passed, ${failed} failed`);
if (failed > 0 || passed === 0) process.exitCode = 1;
