import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readReferences, writeReferences } from './references.ts';

const [one, two] = ['1'.repeat(32), '2'.repeat(32)];
const FILE = 'stories/references/ui-button.txt';
let checkout = '';

beforeEach(() => {
  checkout = mkdtempSync(join(tmpdir(), 'references-'));
  mkdirSync(join(checkout, 'stories/references'), { recursive: true });
});
afterEach(() => rmSync(checkout, { recursive: true }));

it('reads back what it writes, sorted, and removes a file without pictures', () => {
  const references = new Map([
    ['ui-button/sheet.phone-dark', two],
    ['ui-button/busy.desktop-light', one],
    ['ui-card/sheet.desktop-light', one],
  ]);
  writeReferences(references, checkout);
  expect(readFileSync(join(checkout, FILE), 'utf8')).toBe(
    `busy.desktop-light ${one}\nsheet.phone-dark ${two}\n`,
  );
  expect(readReferences(checkout)).toEqual(references);
  references.delete('ui-card/sheet.desktop-light');
  writeReferences(references, checkout);
  expect(existsSync(join(checkout, 'stories/references/ui-card.txt'))).toBe(false);
});

it.each([
  ['a hash that was cut off', `sheet.desktop-light ${one.slice(1)}\n`, 'line 1'],
  ['a line that stands twice', `a.b ${one}\na.b ${two}\n`, 'line 2 repeats a.b'],
])('names the file and the line of %s', (_, text, reason) => {
  writeFileSync(join(checkout, FILE), text);
  expect(() => readReferences(checkout)).toThrow(`${FILE}: ${reason}`);
});
