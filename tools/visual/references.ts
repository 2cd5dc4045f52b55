import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { sanitize } from 'storybook/internal/csf';
import { hashesIn, printHashes } from '#states/picture-hashes.ts';
import { readStories } from '#states/reader/read-stories.ts';
import { root } from '../processes/root.ts';

/** The folder of the references, from the project's root: a file of hashes for each story file. */
export const REFERENCES = 'stories/references';

/** The hashes of pictures by their names: `ui-button/sheet.phone-dark`. */
export type References = ReadonlyMap<string, string>;

/** The text of each file of hashes in a checkout, by its path from there. */
export function referenceFiles(checkout: string): Record<string, string> {
  const paths = globSync(`${REFERENCES}/*.txt`, { cwd: checkout });
  return Object.fromEntries(
    paths.map((path) => [path.replaceAll('\\', '/'), readFileSync(join(checkout, path), 'utf8')]),
  );
}

/**
 * Reads the references of a checkout.
 *
 * @throws Error naming the file and the line that is malformed
 */
export function readReferences(checkout = root): References {
  return new Map(
    Object.entries(referenceFiles(checkout)).flatMap(([path, text]) =>
      [...hashesIn(path, text)].map(
        ([key, hash]) => [`${basename(path, '.txt')}/${key}`, hash] as const,
      ),
    ),
  );
}

/** Writes references into their files, sorted, and removes the files without any. */
export function writeReferences(references: References, checkout = root): void {
  const byFile = Map.groupBy(references, ([name]) => `${REFERENCES}/${dirname(name)}.txt`);
  for (const path of Object.keys(referenceFiles(checkout))) {
    if (!byFile.has(path)) rmSync(join(checkout, path));
  }
  for (const [path, own] of byFile) {
    const keys = own.map(([name, hash]) => [basename(name), hash] as const);
    writeFileSync(join(checkout, path), printHashes(new Map(keys)));
  }
}

/** What the names of the pictures of each story file begin with: `ui-button`. */
export function pictureFolders(): ReadonlySet<string> {
  return new Set(readStories(root).map(({ title }) => sanitize(title)));
}
