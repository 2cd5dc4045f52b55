import { matchesGlob, relative } from 'node:path';
import type { Plugin } from 'vite';
import { readStoryFacts, STORY_FILES } from '../sign-off/read-story-facts.ts';

const NAME = 'virtual:story-index';
/** What Vite calls the module inside; the prefix keeps other plugins from resolving it. */
const ID = `\0${NAME}`;

/**
 * Provides `virtual:story-index`: every story with its scenario and states, for links from the mocked app
 * to Storybook. Nothing of the stories themselves is loaded. In development, a change to a story that
 * changes the index reloads the pages that import it.
 *
 * @param root the project's folder
 */
export function storyIndex(root: string): Plugin {
  let served = '';
  return {
    name: 'story-index',
    resolveId: (id) => (id === NAME ? ID : undefined),
    load(id) {
      if (id !== ID) return undefined;
      served = storyIndexModule(root);
      return served;
    },
    hotUpdate({ file, modules }) {
      const index = this.environment.moduleGraph.getModuleById(ID);
      const path = relative(root, file).replaceAll('\\', '/');
      if (!index || !matchesGlob(path, STORY_FILES)) return undefined;
      return storyIndexModule(root) === served ? undefined : [...modules, index];
    },
  };
}

/** The source of the module. */
function storyIndexModule(root: string): string {
  const links = readStoryFacts(root).map(
    ({ id, title, name, file, scenario, overrides, states }) => {
      return { id, title, name, file, scenario, overrides, states };
    },
  );
  return `export const storyIndex = ${JSON.stringify(links)};`;
}
