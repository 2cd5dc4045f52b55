import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../processes/root.ts';
import { render, type Values } from './render.ts';

const TEMPLATES = join(import.meta.dirname, 'templates');
const IMPORT = /^import [^;]*? from '([^']+)';\n/gm;

/** New and changed files of the repository, in memory until all of them are known to be possible. */
export class Draft {
  readonly #texts = new Map<string, string>();

  has(path: string): boolean {
    return this.#texts.has(path) || existsSync(join(root, path));
  }

  read(path: string): string {
    return this.#texts.get(path) ?? readFileSync(join(root, path), 'utf8');
  }

  /** @throws Error when the file exists */
  create(path: string, text: string): void {
    if (this.has(path)) {
      throw new Error(`${path} exists already. Choose another name. Nothing was written.`);
    }
    this.#texts.set(path, text);
  }

  /** Creates the files of a folder of `templates`, which has the folders of the repository. */
  createAll(folder: string, values: Values): void {
    const from = join(TEMPLATES, folder);
    for (const path of globSync('**/*.*', { cwd: from }).toSorted()) {
      this.create(
        render(path.replaceAll('\\', '/'), values),
        this.fill(join(folder, path), values),
      );
    }
  }

  /** The text of a template. */
  fill(template: string, values: Values): string {
    return render(readFileSync(join(TEMPLATES, template), 'utf8'), values);
  }

  /** Adds text at the end of a file. */
  extend(path: string, text: string): void {
    this.#texts.set(path, this.read(path) + text);
  }

  /** Adds text before the first place that has another. @throws Error when there is none */
  insert(path: string, before: string, text: string): void {
    const old = this.read(path);
    if (!old.includes(before)) throw new Error(`${path} has no "${before}". Nothing was written.`);
    this.#texts.set(
      path,
      old.replace(before, () => text + before),
    );
  }

  /**
   * Adds an entry to a list or an object at the top level of a file.
   *
   * @param opening the text up to and including its bracket
   * @throws Error when the file doesn't have it
   * @example draft.append('mocks/db/tables.ts', 'export const TABLES = {', 'bills: BillRow')
   */
  append(path: string, opening: string, entry: string): void {
    const [head = '', rest] = this.read(path).split(opening);
    if (rest === undefined) throw new Error(`${path} has no \`${opening}\`. Nothing was written.`);
    const closing = opening.endsWith('[') ? ']' : '}';
    // The formatter closes a list of several lines at the beginning of a line.
    const [line = ''] = rest.split('\n', 1);
    const end = line === '' ? rest.indexOf(`\n${closing}`) : line.lastIndexOf(closing);
    const before = rest.slice(0, end).replace(/([^,\s])\s*$/, '$1,');
    this.#texts.set(path, `${head}${opening}${before}\n${entry},\n${rest.slice(end).trimStart()}`);
  }

  /**
   * Imports a name, from an existing import of the same module if there is one.
   *
   * @param name `* as name` for the whole module
   */
  import(path: string, name: string, specifier: string): void {
    const text = this.read(path);
    const imports = [...text.matchAll(IMPORT)];
    const isModule = name.startsWith('*');
    const known = imports.find(
      ([statement, module]) =>
        module === specifier && statement.startsWith(isModule ? `import ${name}` : 'import {'),
    );
    const names = known?.[0].match(/\{([^}]*?),?\s*\}/)?.[1]?.split(/,\s*/) ?? [];
    const all = [...new Set([...names.map((one) => one.trim()), name])].join(', ');
    const statement = `import ${isModule ? name : `{ ${all} }`} from '${specifier}';\n`;
    const next = imports.find(([, other = '']) => sortKey(other) > sortKey(specifier));
    const last = imports.at(-1);
    const end = last ? last.index + last[0].length : 0;
    const start = known?.index ?? next?.index ?? end;
    const rest = text.slice(start + (known?.[0].length ?? 0));
    this.#texts.set(path, text.slice(0, start) + statement + rest);
  }

  /** Writes the files, and returns their paths. */
  write(): string[] {
    for (const [path, text] of this.#texts) {
      const file = join(root, path);
      console.log((existsSync(file) ? 'changed' : 'new').padEnd(8), path);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, text);
    }
    return [...this.#texts.keys()];
  }
}

/** Packages come first, then `#…`, `../…` and `./…`. */
function sortKey(specifier: string): string {
  const rank = ['#', '../', './'].findIndex((prefix) => specifier.startsWith(prefix)) + 1;
  return `${rank} ${specifier}`;
}
