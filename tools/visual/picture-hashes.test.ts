import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { isKnownPicture, keepHash, writeHashes } from './picture-hashes.ts';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'hashes-'));
});
afterEach(() => rmSync(root, { recursive: true }));

it('knows a picture by the hash that was kept, and by no other', () => {
  keepHash('ui-button/sheet/phone-dark', 'abc');
  writeHashes([], root);
  expect(isKnownPicture('ui-button/sheet/phone-dark', 'abc', root)).toBe(true);
  expect(isKnownPicture('ui-button/sheet/phone-dark', 'abd', root)).toBe(false);
  expect(isKnownPicture('ui-button/sheet/phone-light', 'abc', root)).toBe(false);
});

it('keeps the hashes of other stories, sorted, and drops those of pictures that are gone', () => {
  keepHash('ui-button/sheet/phone-dark', 'abc');
  keepHash('ui-button/busy/desktop-light', 'def');
  writeHashes([], root);
  keepHash('ui-button/default/desktop-light', '123');
  writeHashes(['ui-button/sheet.phone-dark'], root);
  expect(readFileSync(join(root, 'ui-button/hashes.txt'), 'utf8')).toBe(
    'busy.desktop-light def\ndefault.desktop-light 123\n',
  );
});
