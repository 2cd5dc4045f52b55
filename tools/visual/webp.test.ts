import { expect, it } from 'vitest';
import { loadDecoder, loadEncoder, type Image } from './webp.ts';

/** Squares and noise, so that each way of packing is taken, under every alpha. */
function mixedPicture(width: number, height: number, alphaOf: (pixel: number) => number): Image {
  const data = new Uint8Array(width * height * 4);
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    const isNoise = pixel % width > width / 2;
    const noise = Math.imul(pixel, 2_654_435_761) >>> 8;
    const value = isNoise ? noise : (pixel >> 4) % 3;
    data.set([value, value >> 3, value >> 6, alphaOf(pixel)], pixel * 4);
  }
  return { width, height, data };
}

it.each([
  ['an opaque picture', () => 255],
  ['every alpha', (pixel: number) => pixel % 256],
  ['colors that nobody sees', () => 0],
])('gives the same pixels back: %s', async (_, alphaOf) => {
  const [decode, encode] = await Promise.all([loadDecoder(), loadEncoder()]);
  const image = mixedPicture(320, 97, alphaOf);
  const file = encode(image);
  expect(file.length).toBeLessThan(image.data.length);
  expect(Buffer.from(file.subarray(8, 12)).toString()).toBe('WEBP');
  const { width, height, data } = decode(new Uint8Array(file));
  expect([width, height]).toEqual([320, 97]);
  expect(Buffer.compare(data, image.data)).toBe(0);
});

it('says that a file is not a picture', async () => {
  const decode = await loadDecoder();
  expect(() => decode(new Uint8Array([1, 2, 3]))).toThrow('not a WebP file');
});
