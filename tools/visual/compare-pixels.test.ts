import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PNG } from 'pngjs';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { comparePixels } from './compare-pixels.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pixels-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function draw(name: string, side: number, gray: number, corner = gray): string {
  const png = new PNG({ width: side, height: side });
  png.data.fill(gray);
  png.data[0] = corner;
  const file = join(folder, name);
  writeFileSync(file, PNG.sync.write(png));
  return file;
}

it('tells whether two pictures have the same pixels', () => {
  const difference = join(folder, 'difference.png');
  const before = draw('before.png', 8, 200);
  expect(comparePixels(before, draw('same.png', 8, 200), difference)).toBe('same');
  expect(comparePixels(before, draw('larger.png', 9, 200), difference)).toBe('sizes');
  expect(existsSync(difference)).toBe(false);
  // One step of one color in one pixel.
  expect(comparePixels(before, draw('other.png', 8, 200, 201), difference)).toBe('different');
  expect(PNG.sync.read(readFileSync(difference)).width).toBe(8);
});
