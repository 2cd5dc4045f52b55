import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const NAME = 'virtual:icons-in-use';
const IMPORT = /import \{([^}]*)\} from 'lucide-react'/;

/**
 * Provides `virtual:icons-in-use`: the icons that the product imports, with the number of files that use each. A look-up
 * in lucide itself would make every story load all of its icons.
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
      const counts = countIcons(root);
      const names = [...counts.keys()].toSorted();
      const icons = names.map((name) => `${name}: { Icon: ${name}, files: ${counts.get(name)} }`);
      return `import { ${names.join(', ')} } from 'lucide-react'; export default { ${icons.join(', ')} };`;
    },
  };
}

/** The icons by name, each with the number of files that import it. */
function countIcons(root: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const path of globSync('src/**/*.{ts,tsx}', { cwd: root })) {
    const [, list = ''] = IMPORT.exec(readFileSync(join(root, path), 'utf8')) ?? [];
    for (const [name] of list.matchAll(/(?<!type |as |\w)[A-Z]\w+/g)) {
      counts.set(name, (counts.get(name) ?? 0) + 1);
    }
  }
  return counts;
}
