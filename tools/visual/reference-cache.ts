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
 * Makes the PNG file what the reference says, unless it is that already: it then has its date.
 * Without a reference there is no PNG file either, so that the picture counts as missing.
 */
export function unpack({ webp, png }: ReferenceFiles, decode: Decode): void {
  const date = dateOf(webp);
  if (date === undefined) {
    rmSync(png, { force: true });
    return;
  }
  // Not "older than": a file that git brings back may be of any age.
  if (dateOf(png)?.getTime() === date.getTime()) return;
  mkdirSync(dirname(png), { recursive: true });
  // Put in place when it is whole, for another run may be reading.
  const draft = `${png}.${process.pid}`;
  writeFileSync(draft, pngOf(decode(readFileSync(webp))));
  utimesSync(draft, date, date);
  renameSync(draft, png);
}

/**
 * Makes the reference what the PNG file shows; one with the same pixels is left alone.
 *
 * @returns the bytes of what it wrote, or 0
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

/** Written for speed: it is read on this machine only. */
function pngOf({ width, height, data }: Image): Buffer {
  const png = new PNG({ width, height });
  png.data = Buffer.from(data.buffer);
  return PNG.sync.write(png, { filterType: 0, deflateLevel: 3, deflateStrategy: 0 });
}
