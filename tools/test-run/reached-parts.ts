import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { root } from '../processes/root.ts';

/** A folder of a feature or a screen. */
const PART = /^src\/(?:features|screens)\/[\w-]+(?=\/)/;
/** Files that no other test depends on. */
const LEAF = /^docs\/|\.md$|\.(?:stories|test)\.tsx?$/;

/**
 * Says where the tests and stories are that a change can reach, as filters of their paths: the changed ones, and those
 * in folders named after the changed features and screens, or after one that imports these. Imports alone don't tell:
 * the app loads its screens by their address, so that every test of it would be one of every component.
 *
 * @returns undefined for a change that may reach everything
 */
export function reachedParts(files: readonly string[]): readonly string[] | undefined {
  const parts = new Set(files.flatMap((file) => PART.exec(file) ?? []));
  if (parts.size === 0 || files.some((file) => !PART.test(file) && !LEAF.test(file))) return;
  const folders = globSync('src/{features,screens}/*/', { cwd: root });
  const importsOf = new Map(folders.map((folder) => [folder, importedIn(folder)]));
  // Those that are added are visited, too.
  for (const part of parts) {
    for (const [folder, imported] of importsOf) if (imported.has(part)) parts.add(folder);
  }
  const names = new Set([...parts].map((part) => `/${basename(part)}/`));
  return [...files.filter((file) => /\.(?:stories|test)\.tsx?$/.test(file)), ...names];
}

function importedIn(folder: string): Set<string> {
  const files = globSync(`${folder}/**/*.{ts,tsx}`, { cwd: root });
  const code = files.map((file) => readFileSync(join(root, file), 'utf8')).join('\n');
  return new Set(
    [...code.matchAll(/'#(src\/(?:features|screens)\/[\w-]+)/g)].map(([, part = '']) => part),
  );
}
