import { build, preview, type PreviewOptions } from 'vite';
import type { Output } from '../build/chunks.ts';
import { freePort } from './free-port.ts';
import { root } from './root.ts';

/** What to build, and where to write it. */
export interface AppBuild {
  /** `production` is the app for the real API, `demo` the mocked app. */
  readonly mode: 'production' | 'demo';
  readonly outDir: string;
  /** The path that it will be served at; `/` by default. */
  readonly base?: string;
  readonly logLevel?: 'info' | 'warn';
  /** An entry instead of index.html. */
  readonly input?: string;
}

/** Builds the app of this checkout. Deletes what is in the output folder. */
export async function buildApp(options: AppBuild): Promise<Output> {
  const { mode, outDir, base = '/', logLevel = 'warn', input } = options;
  const output = { outDir, emptyOutDir: true, ...(input && { rolldownOptions: { input } }) };
  const result = await build({ root, mode, base, build: output, logLevel });
  const [first] = [result].flat();
  if (!first || !('output' in first)) throw new Error('The build produced no output.');
  return first.output;
}

/**
 * Serves a build at the first free port from `start` on.
 *
 * @returns its origin, and how to stop it
 */
export async function serveApp(
  outDir: string,
  start: number,
  {
    base = '/',
    ...options
  }: Pick<PreviewOptions, 'headers' | 'proxy' | 'allowedHosts'> & { base?: string } = {},
): Promise<{ url: string; close(): Promise<void> }> {
  const port = await freePort(start);
  const server = await preview({
    root,
    base,
    build: { outDir },
    preview: { ...options, port, strictPort: true },
    logLevel: 'warn',
  });
  return { url: `http://localhost:${port}`, close: () => server.close() };
}
