import { dirname } from 'node:path';
import type { References } from './references.ts';
import type { RunResult, TakenPicture } from './run-result.ts';

/** How the pictures of a run compare with the references. */
export interface Comparison {
  readonly different: readonly TakenPicture[];
  /** Those without a reference yet. */
  readonly missing: readonly TakenPicture[];
  /** The references that no story shows any more. */
  readonly orphans: readonly string[];
}

/**
 * Compares. In a run of some files, or of a shard, orphans are what the played files did not take, and what belongs to
 * no story file at all.
 *
 * @param folders what the names of all story files' pictures begin with: `ui-button`
 */
export function compareRun(
  { pictures, played }: RunResult,
  references: References,
  folders: ReadonlySet<string>,
): Comparison {
  const own = pictures.filter(({ file }) => played.includes(file)).map(({ name }) => name);
  const complete = new Set(own.map((name) => dirname(name)));
  const isOrphan = (name: string) =>
    !folders.has(dirname(name)) || (complete.has(dirname(name)) && !own.includes(name));
  return {
    different: pictures.filter(({ reference, hash }) => {
      const known = references.get(reference);
      return known !== undefined && known !== hash;
    }),
    missing: pictures.filter(({ reference }) => !references.has(reference)),
    orphans: [...references.keys()].filter(isOrphan),
  };
}
