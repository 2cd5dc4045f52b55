import { parseSync } from 'vite';

/** The imported names by package: `useForm`, `* iso.date` for `z.iso.date`, or `*` for a namespace. */
export type PackageImports = ReadonlyMap<string, ReadonlySet<string>>;

/**
 * Reads which exports of which packages a module uses. For a namespace, only accessed members count,
 * so the others can be tree-shaken.
 *
 * @param code plain JavaScript
 * @example packageImports('a.js', "import * as z from 'zod'; z.string()") // zod: * string
 */
export function packageImports(file: string, code: string): PackageImports {
  const { program } = parseSync(file, code);
  const found = new Map<string, Set<string>>();
  /** Local names of namespaces, and the package behind each. */
  const namespaces = new Map<string, string>();
  const add = (specifier: string, name: string): void => {
    const names = found.get(specifier) ?? new Set();
    found.set(specifier, names.add(name));
  };

  for (const node of program.body) {
    if (node.type !== 'ImportDeclaration' || !isPackage(node.source.value)) continue;
    const specifier = node.source.value;
    for (const part of node.specifiers) {
      if (part.type === 'ImportNamespaceSpecifier') namespaces.set(part.local.name, specifier);
      else if (part.type === 'ImportDefaultSpecifier') add(specifier, 'default');
      else add(specifier, part.imported.type === 'Identifier' ? part.imported.name : 'default');
    }
  }
  const rest = program.body.filter((node) => node.type !== 'ImportDeclaration');
  for (const chain of chains(rest)) {
    const [local = '', ...members] = chain;
    const specifier = namespaces.get(local);
    if (specifier !== undefined)
      add(specifier, `*${members.length > 0 ? ' ' : ''}${members.join('.')}`);
  }
  return found;
}

/** Merges the imports of several modules. */
export function joinImports(all: readonly PackageImports[]): PackageImports {
  const joined = new Map<string, Set<string>>();
  for (const imports of all) {
    for (const [specifier, names] of imports) {
      joined.set(specifier, new Set([...(joined.get(specifier) ?? []), ...names]));
    }
  }
  return joined;
}

/** Returns the code of a module that imports the same names and keeps them from being tree-shaken. */
export function keepingModule(imports: PackageImports): string {
  const lines: string[] = [];
  const kept: string[] = [];
  for (const [specifier, names] of [...imports].sort(([a], [b]) => a.localeCompare(b))) {
    const from = `from ${JSON.stringify(specifier)};`;
    for (const name of [...names].sort()) {
      const local = `kept${lines.length}`;
      const isNamespace = name.startsWith('*');
      lines.push(
        isNamespace ? `import * as ${local} ${from}` : `import { ${name} as ${local} } ${from}`,
      );
      kept.push(isNamespace && name !== '*' ? `${local}.${name.slice(2)}` : local);
    }
  }
  return `${lines.join('\n')}\nglobalThis.kept = [${kept.join(', ')}];\n`;
}

function isPackage(specifier: string): boolean {
  return !/^(\.|#|\/|\0|virtual:)/.test(specifier) && !specifier.endsWith('.css');
}

/** Yields every `a.b.c` in these nodes as a list of names, and an identifier as a list of one. */
function* chains(value: unknown): Generator<string[]> {
  if (Array.isArray(value)) {
    for (const part of value) yield* chains(part);
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  const node = value as Readonly<Record<string, unknown>>;
  const chain = chainOf(node);
  if (chain) {
    yield chain;
    return;
  }
  for (const [key, part] of Object.entries(node)) {
    const isPlainKey =
      (node['type'] === 'Property' && key === 'key' && node['computed'] !== true) ||
      (node['type'] === 'MemberExpression' && key === 'property' && node['computed'] !== true);
    if (!isPlainKey) yield* chains(part);
  }
}

function chainOf(node: Readonly<Record<string, unknown>>): string[] | undefined {
  if (node['type'] === 'Identifier') return [String(node['name'])];
  if (node['type'] !== 'MemberExpression' || node['computed'] === true) return undefined;
  const owner = chainOf(node['object'] as Readonly<Record<string, unknown>>);
  const member = node['property'] as Readonly<Record<string, unknown>>;
  return owner && [...owner, String(member['name'])];
}
