import {
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { PNG } from 'pngjs';
import type { Decode, Encode, Image } from './webp.ts';

/** A reference in the repository, and the PNG file that Vitest reads in its place. */
export interface ReferenceFiles {
  readonly webp: string;
  readonly png: string;
}

/**
 * Unpacks a reference to its PNG file, unless the file is up to date: it then has the reference's date.
 * Without a reference, the PNG file is removed, so that the picture counts as missing.
 */
export function unpack({ webp, png }: ReferenceFiles, decode: Decode): void {
  const date = dateOf(webp);
  if (date === undefined) {
    rmSync(png, { force: true });
    return;
  }
  // Not "older than": a file that git checks out may have any date.
  if (dateOf(png)?.getTime() === date.getTime()) return;
  mkdirSync(dirname(png), { recursive: true });
  // Renamed once it is complete, since another run may be reading.
  const draft = `${png}.${process.pid}`;
  writeFileSync(draft, pngOf(decode(readFileSync(webp))));
  utimesSync(draft, date, date);
  renameSync(draft, png);
}

/**
 * Encodes a PNG file as the reference. A reference with the same pixels is left alone.
 *
 * @returns the bytes written, or 0
 */
export function pack({ webp, png }: ReferenceFiles, decode: Decode, encode: Encode): number {
  const image = PNG.sync.read(readFileSync(png)) as Image;
  let written = 0;
  if (dateOf(webp) === undefined || !isSame(image, decode(readFileSync(webp)))) {
    mkdirSync(dirname(webp), { recursive: true });
    const file = encode(image);
    writeFileSync(webp, file);
    written = file.length;
  }
  const date = statSync(webp).mtime;
  utimesSync(png, date, date);
  return written;
}

function dateOf(file: string): Date | undefined {
  return statSync(file, { throwIfNoEntry: false })?.mtime;
}

function isSame(one: Image, other: Image): boolean {
  return one.width === other.width && Buffer.compare(one.data, other.data) === 0;
}

/** Encoded for speed: only this machine reads it. */
function pngOf({ width, height, data }: Image): Buffer {
  const png = new PNG({ width, height });
  png.data = Buffer.from(data.buffer);
  return PNG.sync.write(png, { filterType: 0, deflateLevel: 3, deflateStrategy: 0 });
}
