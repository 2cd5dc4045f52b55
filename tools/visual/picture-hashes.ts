import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseHashes } from '#stories/states/picture-hashes.ts';
import { pictureName, referenceFolder } from './picture-files.ts';

/**
 * A reference is compressed again before it is kept, so it never equals, byte for byte, what the
 * browser draws. A hash of the browser's own file stands beside it: where the hash is the same, so
 * is every pixel, and nothing has to be decoded.
 *
 * A story's hashes are in `stories/references/<file>/hashes.txt`, a line for each picture.
 */
const FILE = 'hashes.txt';

type Hashes = Map<string, string>;

const known = new Map<string, Hashes>();
const taken = new Map<string, Hashes>();

/** `ui-button/sheet.phone-dark` is in the folder `ui-button`, as `sheet.phone-dark`. */
function placeOf(name: string): { folder: string; key: string } {
  return { folder: dirname(name), key: name.slice(dirname(name).length + 1) };
}

function hashesOf(folder: string, root: string): Hashes {
  const path = join(root, folder, FILE);
  const read = known.get(path) ?? readHashes(path);
  known.set(path, read);
  return read;
}

function readHashes(path: string): Hashes {
  try {
    return parseHashes(readFileSync(path, 'utf8'));
  } catch {
    return new Map();
  }
}

/**
 * Whether a picture was last taken with this hash.
 *
 * @param asked the picture's name as the story tests say it: `ui-button/sheet/phone-dark`
 */
export function isKnownPicture(asked: string, hash: string, root = referenceFolder): boolean {
  const { folder, key } = placeOf(pictureName(asked));
  return hashesOf(folder, root).get(key) === hash;
}

/** Keeps a picture's hash until {@link writeHashes}. */
export function keepHash(asked: string, hash: string): void {
  const { folder, key } = placeOf(pictureName(asked));
  const hashes = taken.get(folder) ?? new Map<string, string>();
  taken.set(folder, hashes.set(key, hash));
}

/**
 * Writes the hashes that were kept into the files of their folders, sorted.
 *
 * @param orphans names of pictures that no story shows any more
 */
export function writeHashes(orphans: readonly string[] = [], root = referenceFolder): void {
  const folders = new Set([...taken.keys(), ...orphans.map((name) => placeOf(name).folder)]);
  for (const folder of folders) {
    const path = join(root, folder, FILE);
    const hashes = new Map([...readHashes(path), ...(taken.get(folder) ?? [])]);
    for (const name of orphans)
      if (placeOf(name).folder === folder) hashes.delete(placeOf(name).key);
    mkdirSync(dirname(path), { recursive: true });
    const lines = [...hashes].map(([key, hash]) => `${key} ${hash}\n`).toSorted();
    writeFileSync(path, lines.join(''));
    known.set(path, hashes);
  }
  taken.clear();
}
