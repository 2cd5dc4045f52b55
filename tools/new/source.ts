/** The text of a source file, with its path for messages. */
export interface Source {
  readonly path: string;
  readonly text: string;
}

const CLOSING: Readonly<Record<string, string>> = { '{': '}', '[': ']', '(': ')' };

/** Strings and comments, whose brackets do not count. */
const OPAQUE = /'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`|\/\/.*|\/\*[\s\S]*?\*\//y;

/**
 * Appends an entry to a list or an object.
 *
 * @param opening the text up to and including its opening bracket, which occurs once in the file
 * @param entry without the comma
 * @throws Error that names the file and what it lacks
 * @example append(file, 'const all = [', '...billScenarios')
 */
export function append(source: Source, opening: string, entry: string): string {
  const { text } = source;
  const start = positionAfter(source, opening);
  const end = closingOf(source, start - 1);
  const before = text.slice(0, end).trimEnd();
  const isSeparated = before.length <= start || before.endsWith(',');
  return `${before}${isSeparated ? '' : ','}\n${entry},\n${text.slice(end)}`;
}

/**
 * Imports names, from an existing import of the same module if there is one.
 *
 * @param specifier as it stands in the file
 */
export function addImport({ text }: Source, names: readonly string[], specifier: string): string {
  const existing = new RegExp(`^import \\{([^}]*)\\} from '${escape(specifier)}';$`, 'm').exec(
    text,
  );
  if (existing) {
    const known = (existing[1] ?? '').split(',').map((name) => name.trim());
    const all = [...new Set([...known, ...names])].filter(Boolean);
    return text.replace(existing[0], () => `import { ${all.join(', ')} } from '${specifier}';`);
  }
  return addStatement(text, `import { ${names.join(', ')} } from '${specifier}';`, specifier);
}

/** Imports a type, unless the file imports it already. */
export function addTypeImport(source: Source, name: string, specifier: string): string {
  const { text } = source;
  const existing = new RegExp(
    `^import (?:type )?\\{[^}]*\\b${name}\\b[^}]*\\} from '${escape(specifier)}';$`,
    'm',
  );
  if (existing.test(text)) return text;
  const isImported = new RegExp(`^import \\{[^}]*\\} from '${escape(specifier)}';$`, 'm').test(
    text,
  );
  return isImported
    ? addImport(source, [`type ${name}`], specifier)
    : addStatement(text, `import type { ${name} } from '${specifier}';`, specifier);
}

/** Imports a whole module as one name, unless the file does. */
export function addNamespaceImport({ text }: Source, name: string, specifier: string): string {
  const statement = `import * as ${name} from '${specifier}';`;
  return text.includes(statement) ? text : addStatement(text, statement, specifier);
}

/**
 * The elements of a list, without their commas.
 *
 * @param opening like that of {@link append}
 * @throws Error that names the file and what it lacks
 */
export function elementsOf(source: Source, opening: string): string[] {
  const start = positionAfter(source, opening);
  const end = closingOf(source, start - 1);
  const commas = [...tokensIn(source.text, start, end)].filter(
    ({ depth, character }) => depth === 0 && character === ',',
  );
  const starts = [start, ...commas.map(({ index }) => index + 1)];
  return starts
    .map((from, index) => source.text.slice(from, commas[index]?.index ?? end).trim())
    .filter((element) => element !== '');
}

/** @throws Error when the opening is not in the file exactly once */
function positionAfter({ path, text }: Source, opening: string): number {
  const index = text.indexOf(opening);
  const problem =
    index === -1
      ? "it isn't there"
      : text.includes(opening, index + 1) && "it's there more than once";
  if (problem) {
    throw new Error(`${path}: looked for \`${opening}\`, but ${problem}. Nothing was written.`);
  }
  return index + opening.length;
}

/** The position of the bracket that closes the one at a position. */
function closingOf({ path, text }: Source, opening: number): number {
  const bracket = CLOSING[text.charAt(opening)];
  for (const { index, depth, character } of tokensIn(text, opening + 1, text.length)) {
    if (depth === -1 && character === bracket) return index;
  }
  throw new Error(
    `${path}: the bracket after \`${text.slice(0, opening).split('\n').at(-1)?.trim()}\` has no end. Nothing was written.`,
  );
}

interface Token {
  readonly index: number;
  readonly character: string;
  /** How many brackets are open; for a bracket, including itself when it opens one. */
  readonly depth: number;
}

/** Brackets and commas outside of strings and comments. */
function* tokensIn(text: string, from: number, to: number): Generator<Token> {
  let depth = 0;
  for (let index = from; index < to; index += 1) {
    OPAQUE.lastIndex = index;
    const opaque = OPAQUE.exec(text);
    if (opaque) {
      index += opaque[0].length - 1;
      continue;
    }
    const character = text.charAt(index);
    if ('{[('.includes(character)) depth += 1;
    else if ('}])'.includes(character)) depth -= 1;
    else if (character !== ',') continue;
    yield { index, character, depth };
  }
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
