import { readFileSync, writeFileSync } from 'node:fs';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/** How two pictures compare: the same pixels, different ones, or different sizes. */
export type Comparison = 'same' | 'different' | 'sizes';

/**
 * Compares two PNG files pixel by pixel. Both were rendered on this machine, so nothing is tolerated.
 *
 * @param difference the PNG file to write, with what differs in red
 */
export function comparePixels(before: string, after: string, difference: string): Comparison {
  const [one, other] = [before, after].map((file) => PNG.sync.read(readFileSync(file)));
  if (!one || !other) throw new Error('Two pictures are compared.');
  const { width, height } = one;
  if (width !== other.width || height !== other.height) return 'sizes';
  if (Buffer.compare(one.data, other.data) === 0) return 'same';
  const image = new PNG({ width, height });
  pixelmatch(one.data, other.data, image.data, width, height, { threshold: 0, includeAA: true });
  writeFileSync(difference, PNG.sync.write(image));
  return 'different';
}
