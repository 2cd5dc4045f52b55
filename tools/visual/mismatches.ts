import { dirname } from 'node:path';
import type { References } from './references.ts';
import type { RunResult, TakenPicture } from './run-result.ts';

/** The pictures of a run that have a reference and differ from it. */
export function mismatches(
  pictures: readonly TakenPicture[],
  references: References,
): TakenPicture[] {
  return pictures.filter(({ reference, hash }) => {
    const known = references.get(reference);
    return known !== undefined && known !== hash;
  });
}

/** The pictures of a run that have no reference yet. */
export function missingPictures(
  pictures: readonly TakenPicture[],
  references: References,
): TakenPicture[] {
  return pictures.filter(({ reference }) => !references.has(reference));
}

/**
 * The references that no story shows any more. In a run of some files, or of a shard, these are what
 * the played files did not take, and what belongs to no story file at all.
 *
 * @param folders what the names of all story files' pictures begin with: `ui-button`
 */
export function orphans(
  { pictures, played }: Pick<RunResult, 'pictures' | 'played'>,
  references: References,
  folders: ReadonlySet<string>,
): string[] {
  const own = pictures.filter(({ file }) => played.includes(file)).map(({ name }) => name);
  const wanted = new Set(own);
  const complete = new Set(own.map((name) => dirname(name)));
  return [...references.keys()].filter((name) => {
    const folder = dirname(name);
    return !folders.has(folder) || (complete.has(folder) && !wanted.has(name));
  });
}
