import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { orphansAmong, storyFolders } from './asked-pictures.ts';

const pictures = [
  'ui-button/sheet.desktop-light',
  'ui-button/old.desktop-light',
  'ui-gone/sheet.x',
];
const folders = new Set(['ui-button', 'ui-card']);
const asked = new Map([['Button.stories.tsx', new Set(['ui-button/sheet.desktop-light'])]]);

describe('a picture that no story shows', () => {
  it('is found among those of a file that was played', () => {
    const played = new Set(['Button.stories.tsx']);
    expect(orphansAmong(pictures, played, folders, asked)).toEqual([
      'ui-button/old.desktop-light',
      'ui-gone/sheet.x',
    ]);
  });

  it('is not looked for among those of a file that was not, or of which a story failed', () => {
    expect(orphansAmong(pictures, new Set(), folders, asked)).toEqual(['ui-gone/sheet.x']);
  });
});

it('knows the folders of all story files by their titles', () => {
  const all = storyFolders(join(import.meta.dirname, '../..'));
  expect(all).toContain('ui-button');
  expect(all).toContain('screens-offers-list');
  // Its file begins with a scenario, which has a title, too.
  expect(all).toContain('features-reviews-viewreviewdialog');
});
