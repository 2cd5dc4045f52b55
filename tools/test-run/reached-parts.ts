import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { root } from '../processes/root.ts';

/** A folder of a feature or a screen. */
const PART = /^src\/(?:features|screens)\/[\w-]+(?=\/)/;
const IMPORTED_PART = /'#(src\/(?:features|screens)\/[\w-]+)\//g;
const TEST = /\.(?:stories|test)\.tsx?$/;
/** Files that no other test depends on. */
const LEAF = /^docs\/|\.md$|\.(?:stories|test)\.tsx?$/;

/**
 * Says which tests and stories are about a change, as paths: the changed ones, those that import a changed feature or
 * screen, and those in a folder of its name. A feature without any is looked for in the parts that import it; the
 * screens that only contain it are left to the whole run. Vitest's own trace doesn't tell: the app loads its screens by
 * their address, so that every test of it would be one of every component.
 *
 * @returns undefined for a change that may reach everything, or a part that nothing is known to show
 */
export function reachedParts(files: readonly string[]): readonly string[] | undefined {
  const parts = new Set(files.flatMap((file) => PART.exec(file)?.[0] ?? []));
  if (parts.size === 0 || files.some((file) => !PART.test(file) && !LEAF.test(file))) return;
  const tests = partsImportedBy('{stories,tests}/**/*.{stories,test}.{ts,tsx}');
  const sources = partsImportedBy('src/{features,screens}/*/**/*.{ts,tsx}');
  const reached = new Set(files.filter((file) => TEST.test(file)));
  // Those that are added are visited, too.
  for (const part of parts) {
    const isOwn = inFolderOf(part);
    const own = [...tests].filter(([file, imported]) => imported.has(part) || isOwn(file));
    for (const [file] of own) reached.add(file);
    if (own.length > 0) continue;
    const importers = [...sources].filter(([, imported]) => imported.has(part));
    if (importers.length === 0) return;
    for (const [file] of importers) parts.add(PART.exec(file)?.[0] ?? part);
  }
  return [...reached];
}

/** Whether a test is in a folder that a part has named, such as `tests/offers/` for the feature `offer`. */
function inFolderOf(part: string): (file: string) => boolean {
  const kind = part.startsWith('src/screens/')
    ? '(?:stories/screens|tests)'
    : '(?:stories/features|tests)';
  const folder = new RegExp(`^${kind}/${basename(part)}[\\w-]*/`);
  return (file) => folder.test(file);
}

/** The features and screens that each file imports. */
function partsImportedBy(pattern: string): Map<string, Set<string>> {
  return new Map(
    globSync(pattern, { cwd: root }).map((file) => {
      const code = readFileSync(join(root, file), 'utf8');
      return [file, new Set([...code.matchAll(IMPORTED_PART)].map(([, part = '']) => part))];
    }),
  );
}
