import { brotliCompressSync } from 'node:zlib';
import { relative, sep } from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';

/** A built page, or one route of it. */
export interface PageSize {
  readonly title: string;
  /** Brotli bytes. */
  readonly js: number;
  readonly css: number;
  /** Bytes before minifying, by package; the project's code by folder. */
  readonly parts: ReadonlyMap<string, number>;
}

export type Output = Rolldown.RolldownOutput['output'];
type Chunk = Rolldown.OutputChunk & { viteMetadata?: { importedCss: Set<string> } };

/**
 * Builds in memory with the project's configuration.
 *
 * @param options.input an entry instead of index.html
 * @throws Error when the build produces no output
 */
export async function buildPage(options: { input?: string; plugins?: Plugin[] }): Promise<Output> {
  const result = await build({
    mode: 'production',
    logLevel: 'error',
    plugins: options.plugins ?? [],
    build: {
      write: false,
      ...(options.input === undefined ? {} : { rolldownOptions: { input: options.input } }),
    },
  });
  const [first] = [result].flat();
  if (!first || !('output' in first)) throw new Error('The build produced no output.');
  return first.output;
}

/**
 * Returns the chunks that a visitor loads: the entry, the lazy chunk of the route and all their static
 * imports.
 *
 * @param lazy path of the route's module; omit for a page without one
 * @throws Error when the entry or the lazy chunk is missing
 */
export function chunksOf(output: Output, lazy?: string): Chunk[] {
  const chunks = new Map<string, Chunk>();
  for (const file of output) if (file.type === 'chunk') chunks.set(file.fileName, file);
  const entry = [...chunks.values()].find((chunk) => chunk.isEntry);
  const route = [...chunks.values()].find(
    (chunk) =>
      lazy !== undefined && chunk.moduleIds.some((id) => id.split(sep).join('/').endsWith(lazy)),
  );
  if (!entry) throw new Error('The build has no entry.');
  if (lazy !== undefined && !route) throw new Error(`No chunk loads ${lazy} lazily.`);
  const loaded = new Set<Chunk>();
  const load = (chunk: Chunk | undefined): void => {
    if (!chunk || loaded.has(chunk)) return;
    loaded.add(chunk);
    for (const file of chunk.imports) load(chunks.get(file));
  };
  load(entry);
  load(route);
  return [...loaded];
}

/**
 * Adds up the sizes of the chunks and their styles. Compresses each file separately, as servers do.
 *
 * @param extra scripts outside the bundle
 */
export function measureSize(
  title: string,
  output: Output,
  chunks: readonly Chunk[],
  extra: readonly string[] = [],
): PageSize {
  const styles = new Set(
    chunks.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]),
  );
  const css = output.filter((file) => file.type === 'asset' && styles.has(file.fileName));
  const parts = new Map<string, number>();
  for (const { modules } of chunks) {
    for (const [id, { renderedLength }] of Object.entries(modules)) {
      const part = partOf(id);
      parts.set(part, (parts.get(part) ?? 0) + renderedLength);
    }
  }
  return {
    title,
    js: sum([...chunks.map(({ code }) => code), ...extra].map(brotli)),
    css: sum(css.map((file) => brotli(file.type === 'asset' ? file.source : ''))),
    parts,
  };
}

/** `node_modules/@radix-ui/react-menu/…` is `@radix-ui/react-menu`, `src/ui/…` is `src/ui`. */
function partOf(id: string): string {
  const path = id.split(sep).join('/').replace(/\?.*$/, '');
  const inPackage = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path);
  if (inPackage) return inPackage[1] ?? path;
  if (path.startsWith('\0')) return 'bundler';
  return relative(process.cwd(), path).split(sep).slice(0, 2).join('/');
}

function brotli(content: string | Uint8Array): number {
  return brotliCompressSync(content).length;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
