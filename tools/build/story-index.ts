import { matchesGlob, relative } from 'node:path';
import type { Plugin } from 'vite';
import { readClaimsOfTests, TEST_FILES } from '#states/reader/read-claims.ts';
import type { OnProblem } from '#states/reader/read-files.ts';
import { readStories, storyPatterns } from '#states/reader/read-stories.ts';

/** What a link to a story needs. */
const LINK = ['id', 'title', 'name', 'file', 'scenario', 'overrides', 'states'];

/** The source of each module. */
const MODULES: Readonly<Record<string, (root: string, onProblem?: OnProblem) => string>> = {
  'virtual:story-index': (root, onProblem) =>
    `export const storyIndex = ${JSON.stringify(readStories(root, onProblem), LINK)};`,
  'virtual:story-facts': (root, onProblem) =>
    [
      ['stories', readStories(root, onProblem), [...LINK, 'pictures', 'sharedPicture']] as const,
      ['testClaims', readClaimsOfTests(root, onProblem), ['state', 'file']] as const,
    ]
      .map(([name, value, keys]) => `export const ${name} = ${JSON.stringify(value, [...keys])};`)
      .join('\n'),
};

/**
 * Provides what the files of stories say, without loading any of them:
 *
 * - `virtual:story-index`, for the mocked app: links
 * - `virtual:story-facts`, for pages of Storybook: all that is known of the stories, and what tests show
 *
 * A server leaves out a file that can't be read, with a warning, and reloads the pages that import a module when it
 * changes.
 *
 * @param root the project's folder
 */
export function storyIndex(root: string): Plugin {
  const served = new Map<string, string>();
  let isBuild = false;
  return {
    name: 'story-index',
    configResolved({ command }) {
      isBuild = command === 'build';
    },
    // The prefix keeps other plugins from resolving it.
    resolveId: (id) => (id in MODULES ? `\0${id}` : undefined),
    load(id) {
      const module = MODULES[id.replace(/^\0/, '')];
      if (!id.startsWith('\0') || !module) return undefined;
      const source = module(root, isBuild ? undefined : (problem) => this.warn(String(problem)));
      served.set(id, source);
      return source;
    },
    hotUpdate({ file, modules }) {
      const path = relative(root, file).replaceAll('\\', '/');
      const read = [TEST_FILES, ...storyPatterns(root)];
      if (!read.some((pattern) => matchesGlob(path, pattern))) return undefined;
      const changed = [...served].flatMap(([id, source]) => {
        const index = this.environment.moduleGraph.getModuleById(id);
        return index && isOther(source, () => MODULES[id.slice(1)]?.(root)) ? [index] : [];
      });
      return changed.length > 0 ? [...modules, ...changed] : undefined;
    },
  };
}

/** Whether a module has changed: not while a file is half written. */
function isOther(source: string, read: () => string | undefined): boolean {
  try {
    return read() !== source;
  } catch {
    return false;
  }
}
