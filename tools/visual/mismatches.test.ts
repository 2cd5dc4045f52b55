import { expect, it } from 'vitest';
import { compareRun } from './mismatches.ts';
import type { TakenPicture } from './run-result.ts';

const references = new Map([
  ['ui-button/sheet.desktop-light', 'a'],
  ['ui-button/old.desktop-light', 'b'],
  ['ui-gone/sheet.desktop-light', 'c'],
]);

function compare(pictures: readonly TakenPicture[], played: readonly string[] = []) {
  return compareRun({ pictures, played }, references, new Set(['ui-button']));
}

function taken(name: string, hash: string, reference = name): TakenPicture {
  return { name, reference, hash, file: 'Button.stories.tsx' };
}

it('tells a different picture from a new one', () => {
  const different = taken('ui-button/sheet.desktop-light', 'x');
  const added = taken('ui-button/new.desktop-light', 'x');
  // Ends in the picture of another story.
  const same = taken('ui-button/retried.desktop-light', 'a', 'ui-button/sheet.desktop-light');
  const late = { ...same, hash: 'y' };
  expect(compare([different, added, same, late])).toMatchObject({
    different: [different, late],
    missing: [added],
  });
});

it('finds references that no story shows, among those of files that were played', () => {
  const pictures = [taken('ui-button/sheet.desktop-light', 'a')];
  const gone = 'ui-gone/sheet.desktop-light';
  expect(compare(pictures).orphans).toEqual([gone]);
  const played = compare(pictures, ['Button.stories.tsx']);
  expect(played.orphans).toEqual(['ui-button/old.desktop-light', gone]);
});
