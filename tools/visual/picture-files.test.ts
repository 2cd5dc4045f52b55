import { statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { differenceFile, picturesIn, referenceFile, referenceFolder } from './picture-files.ts';

it('names the files of a picture', () => {
  expect(referenceFile('ui-button/sheet/phone-dark')).toBe(
    join(referenceFolder, 'ui-button/sheet.phone-dark.png'),
  );
  expect(differenceFile('ui-button/sheet/phone-dark', 'diff')).toMatch(
    /ui-button\/sheet\.phone-dark\.diff\.png$/,
  );
});

it('keeps the references under 40 MB in all, so that a clone stays quick', () => {
  const sizes = picturesIn(referenceFolder).map(
    (file) => statSync(join(referenceFolder, file)).size,
  );
  expect(sizes.length).toBeGreaterThan(0);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(40_000_000);
});
