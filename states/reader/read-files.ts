import { createHash } from 'node:crypto';
import { globSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import storybook from 'storybook/package.json' with { type: 'json' };

/** Is told what reading a file has thrown; the file is left out. */
export type OnProblem = (problem: unknown) => void;

/** What files say, by the hash of the reader, their path and their content. */
type Said<Item> = Record<string, readonly Item[]>;

/**
 * Reads what files say, sorted by file. To parse all takes seconds, so what an unchanged file says is kept in
 * `node_modules/.cache`.
 *
 * @param root the project's folder
 * @param patterns the files, as paths from the root
 * @param read makes of a file's path and text what can be written as JSON; its name is that of the kept file
 * @param onProblem without it, this throws what `read` throws
 */
export function readFiles<Item>(
  root: string,
  patterns: readonly string[],
  read: (file: string, source: string) => readonly Item[],
  onProblem?: OnProblem,
): Item[] {
  const path = join(root, 'node_modules/.cache/nearhand', `${read.name}.json`);
  const before = recall<Item>(path);
  const now: Said<Item> = {};
  for (const found of globSync(patterns, { cwd: root }).toSorted()) {
    const file = found.replaceAll('\\', '/');
    const source = readFileSync(join(root, file), 'utf8');
    const key = hashOf(READER, file, source);
    try {
      now[key] = before[key] ?? read(file, source);
    } catch (problem) {
      if (!onProblem) throw problem;
      onProblem(problem);
    }
  }
  if (Object.keys(now).some((key) => !(key in before))) {
    // Several processes may write at once, so the file appears whole.
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(`${path}.${process.pid}`, JSON.stringify(now));
    renameSync(`${path}.${process.pid}`, path);
  }
  return Object.values(now).flat();
}

/** The version of Storybook's reader and of ours. */
const READER = hashOf(
  storybook.version,
  ...[import.meta.dirname, dirname(import.meta.dirname)]
    .flatMap((folder) => globSync(`${folder}/*.ts`).toSorted())
    .map((file) => readFileSync(file, 'utf8')),
);

function hashOf(...texts: readonly string[]): string {
  return createHash('sha1').update(texts.join('\0')).digest('hex');
}

function recall<Item>(path: string): Said<Item> {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Said<Item>;
  } catch {
    return {};
  }
}
