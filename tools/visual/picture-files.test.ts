import { statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import {
  comparedFolder,
  differenceFile,
  pictureName,
  picturesIn,
  referenceFiles,
  referenceFolder,
} from './picture-files.ts';

it('names the files of a picture', () => {
  const name = pictureName('ui-button/sheet/phone-dark');
  expect(referenceFiles(name)).toEqual({
    webp: join(referenceFolder, 'ui-button/sheet.phone-dark.webp'),
    png: join(comparedFolder, 'ui-button/sheet.phone-dark.png'),
  });
  expect(differenceFile(name, 'diff')).toMatch(/ui-button\/sheet\.phone-dark\.diff\.png$/);
});

it('keeps the references under 40 MB in all, so that a clone stays quick', () => {
  const sizes = picturesIn(referenceFolder).map((name) => statSync(referenceFiles(name).webp).size);
  expect(sizes.length).toBeGreaterThan(0);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(40_000_000);
});
