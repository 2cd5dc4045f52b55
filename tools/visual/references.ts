import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { hashesIn, printHashes } from '#states/picture-hashes.ts';
import { git } from '../processes/git.ts';
import { root } from '../processes/root.ts';

/** The folder of the references, from the project's root: a file of hashes for each story file. */
export const REFERENCES = 'stories/references';

/** The hashes of pictures by their names: `ui-button/sheet.phone-dark`. */
export type References = ReadonlyMap<string, string>;

/**
 * Reads the references of a checkout.
 *
 * @throws Error naming the file and the line that is malformed
 */
export function readReferences(checkout = root): References {
  const paths = globSync(`${REFERENCES}/*.txt`, { cwd: checkout });
  return referencesIn(
    paths.map((path) => [path.replaceAll('\\', '/'), readFileSync(join(checkout, path), 'utf8')]),
  );
}

/**
 * Reads the references of a commit.
 *
 * @throws Error naming the file and the line that is malformed
 */
export function referencesOf(commit: string): References {
  const paths = git('ls-tree', '--name-only', commit, `${REFERENCES}/`).split('\n');
  const files = paths.filter((path) => path.endsWith('.txt'));
  return referencesIn(files.map((path) => [path, git('show', `${commit}:${path}`)]));
}

function referencesIn(files: readonly (readonly [string, string])[]): References {
  return new Map(
    files.flatMap(([path, text]) => {
      const component = path.slice(REFERENCES.length + 1, -'.txt'.length);
      return [...hashesIn(path, text)].map(([key, hash]) => [`${component}/${key}`, hash] as const);
    }),
  );
}

/** Writes references into their files, sorted, and removes the files without any. */
export function writeReferences(references: References, checkout = root): void {
  const byFile = Map.groupBy(references, ([name]) => `${REFERENCES}/${dirname(name)}.txt`);
  for (const path of globSync(`${REFERENCES}/*.txt`, { cwd: checkout })) {
    if (!byFile.has(path.replaceAll('\\', '/'))) rmSync(join(checkout, path));
  }
  mkdirSync(join(checkout, REFERENCES), { recursive: true });
  for (const [path, own] of byFile) {
    const keys = own.map(([name, hash]) => [name.slice(dirname(name).length + 1), hash] as const);
    const text = printHashes(new Map(keys));
    writeFileSync(join(checkout, path), text);
  }
}
