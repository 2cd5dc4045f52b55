import { expect, it } from 'vitest';
import { mismatches, missingPictures, orphans } from './mismatches.ts';
import type { TakenPicture } from './run-result.ts';

const references = new Map([
  ['ui-button/sheet.desktop-light', 'a'],
  ['ui-button/old.desktop-light', 'b'],
  ['ui-gone/sheet.desktop-light', 'c'],
]);
const folders = new Set(['ui-button']);

function taken(name: string, hash: string, reference = name): TakenPicture {
  return { name, reference, hash, file: 'Button.stories.tsx' };
}

it('tells a different picture from a new one', () => {
  const pictures = [
    taken('ui-button/sheet.desktop-light', 'x'),
    taken('ui-button/new.desktop-light', 'x'),
    // Ends in the picture of another story.
    taken('ui-button/retried.desktop-light', 'a', 'ui-button/sheet.desktop-light'),
    taken('ui-button/late.desktop-light', 'y', 'ui-button/sheet.desktop-light'),
  ];
  const names = (found: readonly TakenPicture[]) => found.map(({ name }) => name);
  expect(names(mismatches(pictures, references))).toEqual([
    'ui-button/sheet.desktop-light',
    'ui-button/late.desktop-light',
  ]);
  expect(names(missingPictures(pictures, references))).toEqual(['ui-button/new.desktop-light']);
});

it('finds references that no story shows, among those of files that were played', () => {
  const pictures = [taken('ui-button/sheet.desktop-light', 'a')];
  const played = ['Button.stories.tsx'];
  expect(orphans({ pictures, played }, references, folders)).toEqual([
    'ui-button/old.desktop-light',
    'ui-gone/sheet.desktop-light',
  ]);
  expect(orphans({ pictures, played: [] }, references, folders)).toEqual([
    'ui-gone/sheet.desktop-light',
  ]);
});
