import { join, relative, sep } from 'node:path';
import { parseSync, type Rolldown } from 'vite';
import { packageImports } from '../sizes/package-imports.ts';

/** The entries that load a module with their static imports, by paths relative to the root. */
export type Users = ReadonlySet<string>;

/**
 * The one package whose modules are imported through an index of all of them, of which the bundler keeps
 * what is named. Without looking at the names, every icon would seem to have the users of any.
 */
const ICONS = 'lucide-react';
const ICON_INDEX = /\/lucide-react\/dist\/esm\/lucide-react\.mjs$/;

/** Returns the users of each module of a build. Entries are pages and dynamically imported modules. */
export function usersByModule(
  build: Rolldown.PluginContext,
  root: string,
): Map<string, Set<string>> {
  const users = new Map<string, Set<string>>();
  const importsOf = importsWithIcons(build);
  for (const entry of build.getModuleIds()) {
    const info = build.getModuleInfo(entry);
    if (!info?.isEntry && !info?.dynamicImporters.length) continue;
    const name = relative(root, entry).split(sep).join('/');
    const visited = new Set<string>();
    const visit = (id: string): void => {
      if (visited.has(id)) return;
      visited.add(id);
      users.set(id, (users.get(id) ?? new Set()).add(name));
      importsOf(id).forEach(visit);
    };
    visit(entry);
  }
  return users;
}

/** Returns the static imports of a module, with the named icons instead of their index. */
function importsWithIcons(build: Rolldown.PluginContext): (id: string) => readonly string[] {
  const index = [...build.getModuleIds()].find((id) => ICON_INDEX.test(id.split(sep).join('/')));
  const icons = index === undefined ? new Map<string, string>() : exportsOf(build, index);
  return (id) => {
    const info = build.getModuleInfo(id);
    const imports = info?.importedIds ?? [];
    if (index === undefined || !imports.includes(index)) return imports;
    const names = packageImports(`${id}.js`, info?.code ?? '').get(ICONS) ?? [];
    const named = [...names].flatMap((name) => icons.get(name) ?? []);
    return [...imports.filter((imported) => imported !== index), ...named];
  };
}

/** Returns the modules behind the names that an index exports. */
function exportsOf(build: Rolldown.PluginContext, index: string): Map<string, string> {
  const exported = new Map<string, string>();
  const { program } = parseSync(index, build.getModuleInfo(index)?.code ?? '');
  for (const node of program.body) {
    if (node.type !== 'ExportNamedDeclaration' || node.source === null) continue;
    for (const { exported: name } of node.specifiers) {
      if (name.type === 'Identifier') exported.set(name.name, join(index, '..', node.source.value));
    }
  }
  return exported;
}
