import { brotliCompressSync } from 'node:zlib';
import { sep } from 'node:path';
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
