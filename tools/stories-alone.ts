import { storyNameFromExport } from 'storybook/internal/csf';
import { readStories } from '#states/reader/read-stories.ts';
import { root } from './processes/root.ts';
import { playStories } from './visual/play-stories.ts';

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
  const isWanted = (file: string) =>
    paths.length === 0 ||
    paths.some((path) => `${file}/`.startsWith(`${path.replace(/\/$/, '')}/`));
  for (const { file, exported, tags } of readStories(root)) {
    if (!tags.includes('test') || !isWanted(file)) continue;
    const names = new RegExp(`^${storyNameFromExport(exported)}$`);
    const output = playStories({ checkout: root, files: [file], names, isSilent: true });
    if (/^ *Tests +1 passed( |$)/m.test(output)) {
      passed += 1;
      continue;
    }
    failed += 1;
    console.error(`${file} > ${exported}\n${output}`);
  }
  console.log(`${passed} passed, ${failed} failed`);
  return failed > 0 || passed === 0 ? 1 : 0;
}
