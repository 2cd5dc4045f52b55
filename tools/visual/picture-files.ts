import { globSync } from 'node:fs';
import { join, relative } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** Where the pictures stand that stories are compared with. */
export const referenceFolder = process.env['PICTURE_FOLDER'] ?? join(root, 'stories/references');

/** Where a run leaves what differs, and the report about it. */
export const differenceFolder = join(root, 'test-results/pictures');

/** What is kept of a picture that differs. */
export type Part = 'reference' | 'actual' | 'diff';

/**
 * A picture's file.
 *
 * @param name as the story tests call it: `ui-button/sheet/phone-dark`
 * @example referenceFile('ui-button/sheet/phone-dark') // …/ui-button/sheet.phone-dark.png
 */
export function referenceFile(name: string): string {
  return join(referenceFolder, `${fileNameOf(name)}.png`);
}

/** The file of one part of a difference. */
export function differenceFile(name: string, part: Part): string {
  return join(differenceFolder, `${fileNameOf(name)}.${part}.png`);
}

/** All picture files of a folder, relative to it, sorted. */
export function picturesIn(folder: string): string[] {
  return globSync('**/*.png', { cwd: folder })
    .map((path) => relative('.', path).replaceAll('\\', '/'))
    .toSorted();
}

function fileNameOf(name: string): string {
  return name.replace(/\/([^/]+)$/, '.$1');
}
