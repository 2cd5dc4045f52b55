import { globSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { ReferenceFiles } from './reference-cache.ts';

const root = join(import.meta.dirname, '../..');

/** The pictures that stories are compared with, as WebP files. */
export const referenceFolder = join(root, 'stories/references');

const ownFolder = process.env['PICTURE_FOLDER'];

/** Whether a run compares with the references, and not with PNG files of an earlier run. */
export const comparesReferences = ownFolder === undefined;

/** Where Vitest looks for references, which must be PNG files. */
export const comparedFolder = ownFolder ?? join(root, 'node_modules/.cache/references');

/** Where a run writes differences and the report about them. */
export const differenceFolder = join(root, 'test-results/pictures');

/** The images of a difference. */
export type Part = 'reference' | 'actual' | 'diff';

/**
 * The name of a picture's files.
 *
 * @example pictureName('ui-button/sheet/phone-dark') // what the story tests say: ui-button/sheet.phone-dark
 */
export function pictureName(asked: string): string {
  return asked.replace(/\/([^/]+)$/, '.$1');
}

/** The files of a picture's reference, by its name. */
export function referenceFiles(name: string): ReferenceFiles {
  return {
    webp: join(referenceFolder, `${name}.webp`),
    png: join(comparedFolder, `${name}.png`),
  };
}

/** The file of one part of a difference, by the name of its picture. */
export function differenceFile(name: string, part: Part): string {
  return join(differenceFolder, `${name}.${part}.png`);
}

/** The names of all pictures in a folder, sorted. */
export function picturesIn(folder: string): string[] {
  return globSync('**/*.{png,webp}', { cwd: folder })
    .map((path) => relative('.', path).replaceAll('\\', '/'))
    .map((path) => path.replace(/\.(png|webp)$/, ''))
    .toSorted();
}
