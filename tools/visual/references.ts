import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { sanitize } from 'storybook/internal/csf';
import { hashesIn, printHashes } from '#states/picture-hashes.ts';
import { readStories } from '#states/reader/read-stories.ts';
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
  return new Map(
    globSync(`${REFERENCES}/*.txt`, { cwd: checkout }).flatMap((path) => {
      const hashes = hashesIn(
        path.replaceAll('\\', '/'),
        readFileSync(join(checkout, path), 'utf8'),
      );
      return [...hashes].map(([key, hash]) => [`${basename(path, '.txt')}/${key}`, hash] as const);
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

/** What the names of the pictures of each story file begin with: `ui-button`. */
export function pictureFolders(): ReadonlySet<string> {
  return new Set(readStories(root).map(({ title }) => sanitize(title)));
}
