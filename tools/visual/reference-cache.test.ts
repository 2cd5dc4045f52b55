import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PNG } from 'pngjs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { pack, unpack } from './reference-cache.ts';
import { loadDecoder, loadEncoder } from './webp.ts';

const [decode, encode] = await Promise.all([loadDecoder(), loadEncoder()]);

let folder = '';
let files = { webp: '', png: '' };

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'references-'));
  mkdirSync(join(folder, 'cache'));
  files = { webp: join(folder, 'kept/a.webp'), png: join(folder, 'cache/a.png') };
});

afterEach(() => rmSync(folder, { recursive: true }));

/** Writes a square of one gray, as Vitest writes what a browser has drawn. */
function draw(side: number, gray: number): void {
  const png = new PNG({ width: side, height: side });
  png.data.fill(gray);
  writeFileSync(files.png, PNG.sync.write(png));
}

/** Makes a square the reference, with nothing unpacked, as git would bring it. */
function bring(side: number, gray: number, date: string): void {
  draw(side, gray);
  pack(files, decode, encode);
  rmSync(files.png);
  utimesSync(files.webp, new Date(date), new Date(date));
}

function greyOf(png: string): number | undefined {
  return PNG.sync.read(readFileSync(png)).data[0];
}

describe('unpack', () => {
  it('makes the PNG file, once', () => {
    bring(8, 200, '2026-03-14');
    unpack(files, decode);
    expect(greyOf(files.png)).toBe(200);
    const { ino } = statSync(files.png);
    unpack(files, decode);
    expect(statSync(files.png).ino).toBe(ino);
  });

  it.each(['2026-03-13', '2026-03-15'])('recreates it for a reference of %s', (date) => {
    bring(8, 200, '2026-03-14');
    unpack(files, decode);
    const unpacked = readFileSync(files.png);
    const { mtime } = statSync(files.png);
    bring(8, 100, date);
    writeFileSync(files.png, unpacked);
    utimesSync(files.png, mtime, mtime);
    unpack(files, decode);
    expect(greyOf(files.png)).toBe(100);
  });

  it('recreates it when something else has written it', () => {
    bring(8, 200, '2026-03-14');
    draw(8, 100);
    unpack(files, decode);
    expect(greyOf(files.png)).toBe(200);
  });

  it('takes it away when there is no reference', () => {
    draw(8, 200);
    unpack(files, decode);
    expect(existsSync(files.png)).toBe(false);
  });
});

describe('pack', () => {
  it('leaves a reference with the same pixels as it is', () => {
    bring(8, 200, '2026-03-14');
    draw(8, 200);
    expect(pack(files, decode, encode)).toBe(0);
    expect(statSync(files.webp).mtime).toEqual(new Date('2026-03-14'));
  });

  it.each([
    ['pixels', 8, 201],
    ['size', 9, 200],
  ])('writes one with another %s', (_, side, gray) => {
    bring(8, 200, '2026-03-14');
    draw(side, gray);
    expect(pack(files, decode, encode)).toBe(statSync(files.webp).size);
    const { width, height, data } = decode(readFileSync(files.webp));
    expect([width, height, data[0]]).toEqual([side, side, gray]);
  });

  it('leaves nothing to unpack', () => {
    draw(8, 200);
    pack(files, decode, encode);
    const { ino } = statSync(files.png);
    unpack(files, decode);
    expect(statSync(files.png).ino).toBe(ino);
  });
});
