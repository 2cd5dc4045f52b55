import { dirname } from 'node:path';
import type { References } from './references.ts';
import type { RunResult } from './run-result.ts';

/**
 * Compares the pictures of a run with the references: those that differ, those without a reference yet, and the names of
 * references that no story shows any more. In a run of some files, or of a shard, these are what the played files did not
 * take, and what belongs to no story file at all.
 *
 * @param folders what the names of all story files' pictures begin with: `ui-button`
 */
export function compareRun(
  { pictures, played }: RunResult,
  references: References,
  folders: ReadonlySet<string>,
) {
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
