import { readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { z } from 'zod';
import { root } from './root.ts';

/**
 * Returns the script of a package's command, to run it without a shell.
 *
 * @throws Error when the package has no such command
 * @example binOf('vite')
 */
export function binOf(packageName: string, command = packageName): string {
  const manifestPath = join(root, 'node_modules', packageName, 'package.json');
  const { bin } = z
    .object({ bin: z.union([z.string(), z.record(z.string(), z.string())]) })
    .parse(JSON.parse(readFileSync(manifestPath, 'utf8')));
  const script = typeof bin === 'string' ? bin : bin[command];
  if (script === undefined) throw new Error(`${packageName} has no command "${command}"`);
  return resolve(dirname(manifestPath), script);
}
