/** The text of a source file, with its path for messages. */
export interface Source {
  readonly path: string;
  readonly text: string;
}

/**
 * Appends an entry to a list or an object at the top level of a file.
 *
 * @param opening the text up to and including its opening bracket, which occurs once in the file
 * @param entry without the comma
 * @throws Error that names the file and what it lacks
 * @example append(file, 'const all = [', '...billScenarios')
 */
export function append(source: Source, opening: string, entry: string): string {
  const { path, text } = source;
  const [head = '', rest, ...others] = text.split(opening);
  const problem =
    rest === undefined ? "it isn't there" : others.length > 0 && "it's there more than once";
  if (rest === undefined || problem) {
    throw new Error(`${path}: looked for \`${opening}\`, but ${problem}. Nothing was written.`);
  }
  const closing = opening.endsWith('[') ? ']' : '}';
  // The formatter closes a list of several lines at the beginning of a line.
  const [line = ''] = rest.split('\n', 1);
  const end = line === '' ? rest.indexOf(`\n${closing}`) : line.lastIndexOf(closing);
  if (end === -1) {
    throw new Error(`${path}: the bracket of \`${opening}\` has no end. Nothing was written.`);
  }
  const before = rest.slice(0, end).trimEnd();
  const isSeparated = before === '' || before.endsWith(',');
  return `${head}${opening}${before}${isSeparated ? '' : ','}\n${entry},\n${rest.slice(end).trimStart()}`;
}

/**
 * Imports names, from an existing import of the same module if there is one.
 *
 * @param names a list, which may be empty, or `* as name` for the whole module
 * @param specifier as it stands in the file
 */
export function addImport(
  { text }: Source,
  names: readonly string[] | `* as ${string}`,
  specifier: string,
): string {
  if (typeof names === 'string') {
    const statement = `import ${names} from '${specifier}';`;
    return text.includes(statement) ? text : addStatement(text, statement, specifier);
  }
  if (names.length === 0) return text;
  const end = `} from '${specifier}';`;
  const found = new RegExp(`^import \\{([^}]*)${escape(end)}`, 'm').exec(text);
  if (!found) return addStatement(text, `import { ${names.join(', ')} ${end}`, specifier);
  const known = (found[1] ?? '').split(',').map((name) => name.trim());
  const all = [...new Set([...known, ...names])].filter(Boolean);
  return text.replace(found[0], () => `import { ${all.join(', ')} ${end}`);
}

const IMPORT = /^import [^;]*? from '([^']+)';\n/gm;

/** Adds an import where its module belongs: packages, then `#…`, `../…` and `./…`, each sorted. */
function addStatement(text: string, statement: string, specifier: string): string {
  const imports = [...text.matchAll(IMPORT)];
  const next = imports.find(([, other = '']) => sortKey(other) > sortKey(specifier));
  const last = imports.at(-1);
  const position = next?.index ?? (last ? last.index + last[0].length : 0);
  return `${text.slice(0, position)}${statement}\n${text.slice(position)}`;
}

function sortKey(specifier: string): string {
  const rank = ['#', '../', './'].findIndex((prefix) => specifier.startsWith(prefix)) + 1;
  return `${rank} ${specifier}`;
}

function escape(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
