import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { readModules, reachedBy, usersInBrowser } from '../changed/graph.ts';
import { parseRecord, RECORD_FILE } from '../changed/record.ts';
import { isCode, whyEverything } from '../changed/rules.ts';
import { root } from '../processes/root.ts';

/** The design system first: a change of it is the cause of many others. */
const ORDER = ['src/ui/', 'stories/ui/', 'src/', 'mocks/', 'stories/'];

/** Sorts causes of differences, paths of files. */
export function compareCauses(one: string, other: string): number {
  const rank = (cause: string) => {
    const place = ORDER.findIndex((start) => cause.startsWith(start));
    return place < 0 ? ORDER.length : place;
  };
  return rank(one) - rank(other) || one.localeCompare(other);
}

/** A changed file, and whether it reaches a story file. */
export interface Suspect {
  readonly path: string;
  readonly reaches: (storyFile: string) => boolean;
}

/**
 * Finds the likely cause of a story's difference: a changed file that the story reaches. One that has a story
 * file of its own is none if that one looks as before.
 *
 * @param suspects the changed files
 * @param differing the story files with differences
 * @param storyFiles all story files
 * @returns the path of the cause by the path of a story file; that path itself where nothing reaches it
 */
export function causeFinder(
  suspects: readonly Suspect[],
  differing: ReadonlySet<string>,
  storyFiles: readonly string[],
): (storyFile: string) => string {
  const guilty = suspects
    .filter(({ path }) => {
      const own = storyFiles.find((file) => basename(file) === storyFileName(path));
      return own === undefined || differing.has(own);
    })
    .toSorted((one, other) => compareCauses(one.path, other.path));
  return (storyFile) => guilty.find(({ reaches }) => reaches(storyFile))?.path ?? storyFile;
}

function storyFileName(path: string): string {
  return `${basename(path).replace(/\.\w+$/, '')}.stories.tsx`;
}

/** The changed files of a project, by what they reach. */
export function suspectsAmong(changed: readonly string[]): Suspect[] {
  const modules = readModules(changed);
  const users = usersInBrowser(modules, parseRecord(readFileSync(join(root, RECORD_FILE), 'utf8')));
  return changed.filter(isCode).map((path) => {
    const reached = reachedBy([path], users);
    const isShared = whyEverything(path, modules) !== undefined;
    return { path, reaches: (storyFile) => isShared || reached.has(storyFile) };
  });
}
