import { sep } from 'node:path';
import type { Rolldown } from 'vite';

/** What a build has written. */
export type Output = readonly (Rolldown.OutputChunk | Rolldown.OutputAsset)[];

/** Returns the chunks of a build. */
export function chunksOf(output: Output): Rolldown.OutputChunk[] {
  return output.filter((file) => file.type === 'chunk');
}

/**
 * Returns the chunk of a module and all its static imports.
 *
 * @param module the end of its path
 * @throws Error when no chunk has the module
 */
export function chunksFor(output: Output, module: string): Rolldown.OutputChunk[] {
  const chunks = new Map(chunksOf(output).map((chunk) => [chunk.fileName, chunk]));
  const own = [...chunks.values()].find(({ moduleIds }) =>
    moduleIds.some((id) => id.split(sep).join('/').endsWith(module)),
  );
  if (!own) throw new Error(`No chunk has the module ${module}.`);
  const loaded = new Set([own]);
  // A set is iterated together with what is added meanwhile.
  for (const { imports } of loaded) {
    for (const chunk of imports.flatMap((file) => chunks.get(file) ?? [])) loaded.add(chunk);
  }
  return [...loaded];
}
