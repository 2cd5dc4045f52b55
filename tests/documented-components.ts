import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { builtinResolvers, parse, type Documentation } from 'react-docgen';

export const root = join(import.meta.dirname, '..');

/** Parses the documentation of all components that a file exports. */
function documented(source: string, file: string): Documentation[] {
  try {
    return parse(source, {
      filename: join(root, file),
      resolver: new builtinResolvers.FindExportedDefinitionsResolver(),
      babelOptions: { babelrc: false, configFile: false },
    });
  } catch (error) {
    if (error instanceof Error && error.message.includes('No suitable component')) return [];
    throw error;
  }
}

/**
 * The files with components that a pattern matches, by name, each with its documentation.
 *
 * @param pattern from the project's root
 */
export function componentsIn(pattern: string): { name: string; found: Documentation[] }[] {
  return globSync(pattern, { cwd: root })
    .toSorted()
    .map((file) => ({
      name: basename(file, '.tsx'),
      found: documented(readFileSync(join(root, file), 'utf8'), file),
    }))
    .filter(({ found }) => found.length > 0);
}
