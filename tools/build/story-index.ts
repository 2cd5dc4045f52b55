import { readFileSync } from 'node:fs';
import { join, matchesGlob, relative } from 'node:path';
import type { Plugin } from 'vite';
import { readStoryFacts, STORY_FILES } from '../sign-off/read-story-facts.ts';
import { storyStarts, storyStatesModule } from './story-index-starts.ts';

const NAME = 'virtual:story-index';
/** The states of all stories, which the index loads on demand. */
const STATES = 'virtual:story-states';
/** After the path of a story file, for the states of its stories alone. */
const QUERY = '?states';

/**
 * Provides `virtual:story-index`: every story with its scenario and states, for links from the mocked app
 * to Storybook, and what the app needs to open the state of a story. Nothing else of the stories is loaded.
 * In development, a change to a story that changes the index reloads the pages that import it.
 *
 * @param root the project's folder
 */
export function storyIndex(root: string): Plugin {
  let served = '';
  return {
    name: 'story-index',
    // The prefix keeps other plugins from resolving it.
    resolveId: (id) => ([NAME, STATES].includes(id) ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${STATES}`) return statesModule(root);
      if (id.endsWith(QUERY)) {
        const file = pathOf(root, id.slice(0, -QUERY.length));
        const read = (path: string) => readFileSync(join(root, path), 'utf8');
        return storyStatesModule(file, read(file), read);
      }
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
  const starts = new Map(startsIn(root).map((start) => [start.id, start]));
  const links = readStoryFacts(root).map(
    ({ id, title, name, file, scenario, overrides, states }) => {
      const start = starts.get(id);
      return {
        id,
        title,
        name,
        file,
        scenario,
        overrides,
        states,
        opens: start && { hasSteps: start.hasSteps },
      };
    },
  );
  return [
    `export const storyIndex = ${JSON.stringify(links)};`,
    `export const loadStoryStates = async () => (await import('${STATES}')).storyStates;`,
  ].join('\n');
}

/** The source of the module with the states of all stories, by the story's id. */
function statesModule(root: string): string {
  const files = [...new Set(startsIn(root).map(({ file }) => file))];
  return [
    ...files.map((file, index) => `import { storyStates as of${index} } from '/${file}${QUERY}';`),
    `export const storyStates = { ${files.map((_, index) => `...of${index}`).join(', ')} };`,
  ].join('\n');
}

function startsIn(root: string) {
  const read = (file: string) => readFileSync(join(root, file), 'utf8');
  const files = new Set(readStoryFacts(root).map(({ file }) => file));
  return [...files].flatMap((file) =>
    storyStarts(file, read(file), read).map((start) => ({ ...start, file })),
  );
}

const pathOf = (root: string, file: string): string => relative(root, file).replaceAll('\\', '/');
