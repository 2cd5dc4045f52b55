import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { sanitize } from 'storybook/internal/csf';
import { titleIn } from '#stories/states/story-file.ts';

/** The pictures that a run has asked for, by the story file that did. */
const asked = new Map<string, Set<string>>();

/**
 * Notes that a story has asked for a picture.
 *
 * @param name `ui-button/sheet.phone-dark`
 * @param file the path of its story file
 */
export function noteAsked(name: string, file: string): void {
  const names = asked.get(file) ?? new Set<string>();
  asked.set(file, names.add(name));
}

/**
 * The pictures that no story shows any more. In a run of some files, or of a shard, these are what
 * the played files do not ask for, and what lies in a folder that belongs to no story file at all.
 *
 * @param pictures the names of all references
 * @param played story files of which every story was played, and none failed
 * @param folders the folders of all story files
 */
export function orphansAmong(
  pictures: readonly string[],
  played: ReadonlySet<string>,
  folders: ReadonlySet<string>,
  byFile: ReadonlyMap<string, ReadonlySet<string>> = asked,
): string[] {
  const complete = [...byFile].filter(([file]) => played.has(file)).map(([, names]) => names);
  const wanted = new Set(complete.flatMap((names) => [...names]));
  const completeFolders = new Set([...wanted].map((name) => dirname(name)));
  return pictures.filter((name) => {
    const folder = dirname(name);
    return !folders.has(folder) || (completeFolders.has(folder) && !wanted.has(name));
  });
}

/** The folders that the pictures of all story files are in, by the files' titles. */
export function storyFolders(root: string): Set<string> {
  const files = globSync('stories/**/*.stories.tsx', { cwd: root });
  return new Set(
    files.flatMap((file) => {
      const title = titleIn(readFileSync(join(root, file), 'utf8'));
      return title === undefined ? [] : [sanitize(title)];
    }),
  );
}
