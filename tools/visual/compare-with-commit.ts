import { copyFileSync, existsSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { comparePixels } from './compare-pixels.ts';
import { FAILING, judge, type Verdict } from './judge.ts';
import { MOST_DIFFERENT } from './picture-mode.ts';
import type { References } from './references.ts';
import { renderCommit, type Rendered } from './render-commit.ts';
import { pngFile, type TakenPicture } from './run-result.ts';

/** A picture beside the one of the base commit. Paths are relative to the report. */
export interface ComparedPicture {
  /** `ui-button/sheet.phone-dark` */
  readonly name: string;
  readonly file: string;
  readonly verdict: Verdict;
  /** Undefined for a story that the base commit does not have. */
  readonly before: string | undefined;
  readonly after: string;
  /** What differs, in red; undefined for pictures of two sizes. */
  readonly difference: string | undefined;
}

/** What pictures are compared with. */
export interface Base {
  readonly commit: string;
  readonly references: References;
}

/** What a comparison needs to know about this checkout. */
export interface ComparisonOptions {
  readonly references: References;
  readonly isPinned: boolean;
  /** The folder with the pictures of this checkout, which gets those of the base commit. */
  readonly folder: string;
  /** Whether to go on after the first failing ones. */
  readonly isAll: boolean;
  /** Renders the base commit; replaced in tests. */
  readonly render?: typeof renderCommit;
}

/**
 * Compares pictures that differ from their references with what the base commit renders on this
 * machine: a first batch, and the rest only if the first has no failing picture, or all are asked for.
 *
 * @throws Error in one line when the base commit can't be rendered
 */
export async function compareWithCommit(
  base: Base,
  pictures: readonly TakenPicture[],
  options: ComparisonOptions,
): Promise<ComparedPicture[]> {
  const { isAll, folder, render = renderCommit } = options;
  const size = isAll ? pictures.length : MOST_DIFFERENT;
  const batches = [pictures.slice(0, size), pictures.slice(size)];
  const compared: ComparedPicture[] = [];
  for (const [index, batch] of batches.entries()) {
    if (batch.length === 0 || compared.some(({ verdict }) => FAILING.has(verdict))) continue;
    const rendered = await render(base.commit, batch, join(folder, `before-${index}`));
    compared.push(
      ...batch.map((picture) => compareOne(picture, `before-${index}`, rendered, base, options)),
    );
  }
  return compared;
}

function compareOne(
  { name, reference, file }: TakenPicture,
  beforeFolder: string,
  rendered: Rendered,
  base: Base,
  { references, isPinned, folder }: ComparisonOptions,
): ComparedPicture {
  const paths = comparedFiles(folder, beforeFolder, name);
  const verdict = judge({
    reference: references.get(reference) ?? '',
    baseReference: base.references.get(reference),
    baseHash: rendered.get(name),
    isSameAsBase: paths.isSame,
    isPinned,
  });
  return { name, file, verdict, ...paths.relative };
}

/** Writes the difference of two pictures, and returns the paths of all three. */
export function comparedFiles(folder: string, beforeFolder: string, name: string) {
  const before = pngFile(join(folder, beforeFolder), name);
  const after = `${name}.png`;
  if (!existsSync(before)) {
    return { isSame: false, relative: { before: undefined, after, difference: undefined } };
  }
  const difference = `${name}.difference.png`;
  const result = comparePixels(before, join(folder, after), join(folder, difference));
  // Beside the other two, so that the report's folder can be handed on.
  const copied = join(folder, `${name}.before.png`);
  mkdirSync(dirname(copied), { recursive: true });
  copyFileSync(before, copied);
  return {
    isSame: result === 'same',
    relative: {
      before: `${name}.before.png`,
      after,
      difference: result === 'different' ? difference : undefined,
    },
  };
}
