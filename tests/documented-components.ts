import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

export const root = join(import.meta.dirname, '..');

/**
 * The components that files of a folder are named after, with whether each has a doc comment, which its docs page
 * begins with.
 *
 * @param pattern of the files, from the project's root
 */
export function componentsIn(pattern: string): { name: string; isDocumented: boolean }[] {
  return globSync(pattern, { cwd: root })
    .toSorted()
    .flatMap((file) => {
      const name = basename(file, '.tsx');
      const text = readFileSync(join(root, file), 'utf8');
      const [found] =
        new RegExp(`(\\*/\\n)?^export (function|const) ${name}\\b`, 'm').exec(text) ?? [];
      return found === undefined ? [] : [{ name, isDocumented: found.startsWith('*/') }];
    });
}
