/** The hashes of a story's pictures, by mode: `desktop-light`. */
export type PictureHashes = ReadonlyMap<string, string>;

/**
 * Parses a file of picture hashes, `stories/references/<folder>/hashes.txt`: a line for each picture.
 *
 * @returns the hashes by picture, such as `sheet.phone-dark`
 */
export function parseHashes(text: string): Map<string, string> {
  const lines = text.split('\n').filter((line) => line !== '');
  return new Map(lines.map((line) => line.split(' ', 2) as [string, string]));
}

/**
 * The hashes of all pictures by the ids of their stories.
 *
 * @param files the text of each `hashes.txt`, by a path that ends with its folder and name
 * @example picturesByStory(files).get('ui-button--sheet') // Map { 'desktop-light' => '6172…' }
 */
export function picturesByStory(
  files: Readonly<Record<string, string>>,
): Map<string, PictureHashes> {
  const byStory = new Map<string, Map<string, string>>();
  for (const [path, text] of Object.entries(files)) {
    const folder = path.split('/').at(-2) ?? '';
    for (const [picture, hash] of parseHashes(text)) {
      const [story = '', mode = ''] = picture.split('.', 2);
      const id = `${folder}--${story}`;
      const hashes = byStory.get(id) ?? new Map<string, string>();
      byStory.set(id, hashes.set(mode, hash));
    }
  }
  return byStory;
}
