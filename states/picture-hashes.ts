/** The hashes of a story's pictures, by mode: `desktop-light`. */
export type PictureHashes = ReadonlyMap<string, string>;

/** `sheet.phone-dark 6172…`: a picture and the hash of its pixels. */
const LINE = /^([\w-]+\.[\w-]+) ([0-9a-f]{32})$/;

/**
 * Parses the pictures of one story file: a line for each.
 *
 * @param path `stories/references/ui-button.txt`
 * @returns the hashes by picture, such as `sheet.phone-dark`
 * @throws Error naming the first line that is not a picture and its hash, or repeats one
 */
export function hashesIn(path: string, text: string): Map<string, string> {
  const hashes = new Map<string, string>();
  const faulty = (line: string) =>
    new Error(`${path}: ${line}. Restore it: git checkout HEAD -- ${path}`);
  for (const [index, line] of text.split('\n').entries()) {
    if (line === '') continue;
    const [, picture, hash] = LINE.exec(line) ?? [];
    if (picture === undefined || hash === undefined) {
      throw faulty(`line ${index + 1} is not a picture and its hash: "${line.slice(0, 60)}"`);
    }
    if (hashes.has(picture)) throw faulty(`line ${index + 1} repeats ${picture}`);
    hashes.set(picture, hash);
  }
  return hashes;
}

/** The text of a file of hashes, sorted, so that two branches rarely conflict. */
export function printHashes(hashes: PictureHashes): string {
  const lines = [...hashes].map(([picture, hash]) => `${picture} ${hash}\n`);
  return lines.toSorted().join('');
}

/**
 * The hashes of all pictures by the ids of their stories.
 *
 * @param files the text of each file of hashes, by its path
 * @throws Error naming the file and the line that is malformed
 * @example picturesByStory(files).get('ui-button--sheet') // Map { 'desktop-light' => '6172…' }
 */
export function picturesByStory(
  files: Readonly<Record<string, string>>,
): Map<string, PictureHashes> {
  const byStory = new Map<string, Map<string, string>>();
  for (const [path, text] of Object.entries(files)) {
    const component = path.replace(/^.*\//, '').replace(/\.txt$/, '');
    for (const [picture, hash] of hashesIn(path, text)) {
      const [story = '', mode = ''] = picture.split('.', 2);
      const id = `${component}--${story}`;
      const hashes = byStory.get(id) ?? new Map<string, string>();
      byStory.set(id, hashes.set(mode, hash));
    }
  }
  return byStory;
}
