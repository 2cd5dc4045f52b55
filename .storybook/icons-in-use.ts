import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const NAME = 'virtual:icons-in-use';
const IMPORT = /import \{([^}]*)\} from 'lucide-react'/;

/**
 * Provides `virtual:icons-in-use`: the icons that the product imports. A look-up in lucide itself would make every story
 * load all of its icons.
 *
 * @param root the project's folder
 */
export function iconsInUse(root: string): Plugin {
  return {
    name: 'icons-in-use',
    // The prefix keeps other plugins from resolving it.
    resolveId: (id) => (id === NAME ? `\0${id}` : undefined),
    load(id) {
      if (id !== `\0${NAME}`) return undefined;
      const names = [...iconsIn(root)].toSorted().join(', ');
      return `import { ${names} } from 'lucide-react'; export default { ${names} };`;
    },
  };
}

/** The names of the icons that files import. */
function iconsIn(root: string): ReadonlySet<string> {
  const names = new Set<string>();
  for (const path of globSync('src/**/*.{ts,tsx}', { cwd: root })) {
    const [, list = ''] = IMPORT.exec(readFileSync(join(root, path), 'utf8')) ?? [];
    for (const [name] of list.matchAll(/(?<!type |as |\w)[A-Z]\w+/g)) names.add(name);
  }
  return names;
}
