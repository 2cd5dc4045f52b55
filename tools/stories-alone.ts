import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { isTested } from '#states/story-facts.ts';
import { storiesIn } from '#states/story-file.ts';
import { root } from './processes/root.ts';
import { playAndCount } from './visual/play-stories.ts';

function filesIn(path: string): string[] {
  if (statSync(join(root, path)).isFile()) return [path];
  return globSync(`${path}/**/*.stories.tsx`, { cwd: root }).toSorted();
}

/**
 * Plays each story alone in a new browser: what a story shows must not depend on code that others have
 * loaded, nor on what they have left behind.
 *
 * @param paths story files or folders; all without any
 * @returns the exit code
 */
export function playStoriesAlone(paths: readonly string[]): number {
  let passed = 0;
  let failed = 0;
  for (const file of (paths.length > 0 ? paths : ['stories']).flatMap(filesIn)) {
    for (const { exported } of storiesIn(readFileSync(join(root, file), 'utf8')).filter(isTested)) {
      const run = playAndCount({ checkout: root, files: [file], names: [exported] });
      if (run.failed === 0 && run.passed === 1) {
        passed += 1;
        continue;
      }
      failed += 1;
      console.error(`${file} > ${exported}\n${run.output}`);
    }
  }
  console.log(`${passed} passed, ${failed} failed`);
  return failed > 0 || passed === 0 ? 1 : 0;
}
