import { brotliCompressSync } from 'node:zlib';
import { relative, sep } from 'node:path';
import { build, type Rolldown } from 'vite';

export type Output = Rolldown.RolldownOutput['output'];

/**
 * Builds for production with the project's configuration, into a folder.
 *
 * @param input an entry instead of index.html
 * @throws Error when the build produces no output
 */
export async function buildPage(outDir: string, input?: string): Promise<Output> {
  const result = await build({
    mode: 'production',
    logLevel: 'error',
    build: { outDir, emptyOutDir: true, ...(input && { rolldownOptions: { input } }) },
  });
  const [first] = [result].flat();
  if (!first || !('output' in first)) throw new Error('The build produced no output.');
  return first.output;
}

/** Returns the chunks of a build. */
export function chunksOf(output: Output): Rolldown.OutputChunk[] {
  return output.filter((file) => file.type === 'chunk');
}

/**
 * Returns the chunks that have to be loaded for a module: the entry, the module's own chunk and all their
 * static imports.
 *
 * @param module the end of its path
 * @throws Error when no chunk has the module
 */
export function chunksFor(output: Output, module: string): Rolldown.OutputChunk[] {
  const chunks = new Map(chunksOf(output).map((chunk) => [chunk.fileName, chunk]));
  const first = [...chunks.values()].find(({ moduleIds }) =>
    moduleIds.some((id) => id.split(sep).join('/').endsWith(module)),
  );
  if (!first) throw new Error(`No chunk has the module ${module}.`);
  const loaded = new Set<Rolldown.OutputChunk>();
  const load = (chunk: Rolldown.OutputChunk | undefined): void => {
    if (!chunk || loaded.has(chunk)) return;
    loaded.add(chunk);
    for (const file of chunk.imports) load(chunks.get(file));
  };
  load([...chunks.values()].find(({ isEntry }) => isEntry));
  load(first);
  return [...loaded];
}

/** The size of chunks in bytes, each compressed with brotli on its own, as servers do. */
export function sizeOf(chunks: readonly Rolldown.OutputChunk[]): number {
  return chunks.reduce((sum, { code }) => sum + brotliCompressSync(code).length, 0);
}

/** Returns the bytes before minifying by package; the project's code by folder. */
export function partsOf(chunks: readonly Rolldown.OutputChunk[]): Map<string, number> {
  const parts = new Map<string, number>();
  for (const { modules } of chunks) {
    for (const [id, { renderedLength }] of Object.entries(modules)) {
      const part = partOf(id);
      parts.set(part, (parts.get(part) ?? 0) + renderedLength);
    }
  }
  return parts;
}

/** `node_modules/@radix-ui/react-menu/…` is `@radix-ui/react-menu`, `src/ui/…` is `src/ui`. */
function partOf(id: string): string {
  const path = id.split(sep).join('/').replace(/\?.*$/, '');
  const inPackage = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path);
  if (inPackage) return inPackage[1] ?? path;
  if (path.startsWith('\0')) return 'bundler';
  return relative(process.cwd(), path).split(sep).slice(0, 2).join('/');
}
