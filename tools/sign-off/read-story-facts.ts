import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { storyFacts, type StoryFacts } from '#states/story-facts.ts';

/** The story files of a project, as paths from its root. */
export const STORY_FILES = 'stories/**/*.stories.tsx';

/**
 * Reads the facts of every story, sorted by file.
 *
 * @param root the project's folder
 */
export function readStoryFacts(root: string): StoryFacts[] {
  return globSync(STORY_FILES, { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .toSorted()
    .flatMap((file) => storyFacts(file, readFileSync(join(root, file), 'utf8')));
}
