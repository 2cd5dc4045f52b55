import { brotliCompressSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import type { Output } from '../build/chunks.ts';

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

/** The size of chunks in bytes, each compressed with brotli on its own, as servers do. */
export function sizeOf(chunks: readonly Rolldown.OutputChunk[]): number {
  return chunks.reduce((sum, { code }) => sum + brotliCompressSync(code).length, 0);
}
