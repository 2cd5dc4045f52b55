import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, matchesGlob } from 'node:path';
import type { Source } from './source.ts';

/** New and changed files of the repository, in memory until all of them are known to be possible. */
export class Draft {
  readonly #root: string;
  readonly #created = new Map<string, string>();
  readonly #edited = new Map<string, string>();

  /** @param root the repository; all paths are relative to it */
  constructor(root: string) {
    this.#root = root;
  }

  has(path: string): boolean {
    return this.#created.has(path) || existsSync(join(this.#root, path));
  }

  /** @throws Error when the file does not exist */
  read(path: string): string {
    const draft = this.#created.get(path) ?? this.#edited.get(path);
    if (draft !== undefined) return draft;
    if (!this.has(path)) {
      throw new Error(`${path} doesn't exist, and a new entry belongs there. Nothing was written.`);
    }
    return readFileSync(join(this.#root, path), 'utf8');
  }

  /** The files that a pattern matches, new ones included, sorted. */
  files(pattern: string): string[] {
    const existing = globSync(pattern, { cwd: this.#root }).map((path) =>
      path.replaceAll('\\', '/'),
    );
    const created = this.created.filter((path) => matchesGlob(path, pattern));
    return [...existing, ...created].toSorted();
  }

  /** @throws Error when the file exists */
  create(path: string, text: string): void {
    if (this.has(path)) {
      throw new Error(`${path} exists already. Choose another name. Nothing was written.`);
    }
    this.#created.set(path, text);
  }

  /** Changes an existing file. @throws what the change throws */
  edit(path: string, ...changes: ((source: Source) => string)[]): void {
    const text = changes.reduce(
      (before, change) => change({ path, text: before }),
      this.read(path),
    );
    (this.#created.has(path) ? this.#created : this.#edited).set(path, text);
  }

  get created(): readonly string[] {
    return [...this.#created.keys()];
  }

  get edited(): readonly string[] {
    return [...this.#edited.keys()];
  }

  /** Writes every file. */
  write(): void {
    for (const [path, text] of [...this.#created, ...this.#edited]) {
      const file = join(this.#root, path);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, text);
    }
  }
}
