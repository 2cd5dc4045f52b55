import { matchesGlob, relative } from 'node:path';
import type { Plugin } from 'vite';
import { readStoryFacts, STORY_FILES } from '../sign-off/read-story-facts.ts';

const NAME = 'virtual:story-index';

/**
 * Provides `virtual:story-index`: every story with its scenario and states, for links from the mocked app
 * to Storybook. Nothing of the stories themselves is loaded.
 * In development, a change to a story that changes the index reloads the pages that import it.
 *
 * @param root the project's folder
 */
export function storyIndex(root: string): Plugin {
  let served = '';
  return {
    name: 'story-index',
    // The prefix keeps other plugins from resolving it.
    resolveId: (id) => (id === NAME ? `\0${id}` : undefined),
    load(id) {
      if (id !== `\0${NAME}`) return undefined;
      served = indexModule(root);
      return served;
    },
    hotUpdate({ file, modules }) {
      const index = this.environment.moduleGraph.getModuleById(`\0${NAME}`);
      if (!index || !matchesGlob(pathOf(root, file), STORY_FILES)) return undefined;
      return indexModule(root) === served ? undefined : [...modules, index];
    },
  };
}

/** The source of the index. */
function indexModule(root: string): string {
  const links = readStoryFacts(root).map(
    ({ id, title, name, file, scenario, overrides, states }) => ({
      id,
      title,
      name,
      file,
      scenario,
      overrides,
      states,
    }),
  );
  return `export const storyIndex = ${JSON.stringify(links)};`;
}

const pathOf = (root: string, file: string): string => relative(root, file).replaceAll('\\', '/');
