import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import * as z from 'zod';
import { PRODUCT_NAME } from '#src/domain/product.ts';
import { SOCIAL_CARD, socialCard } from './social-card.ts';
import { root } from '../processes/root.ts';

const html = readFileSync(join(root, 'index.html'), 'utf8');
const publicFile = (name: string) => readFileSync(join(root, 'public', name));

const { name, icons } = z
  .object({
    name: z.string(),
    icons: z.array(z.object({ src: z.string(), sizes: z.string(), type: z.string() })),
  })
  .parse(JSON.parse(publicFile('site.webmanifest').toString()));

/** The width and height of a PNG file in `public`, such as `512x512`. */
function sizeOf(file: string): string {
  // Its first chunk, after eight bytes of signature and eight of that chunk's own head.
  return `${publicFile(file).readUInt32BE(16)}x${publicFile(file).readUInt32BE(20)}`;
}

it('the manifest names the product and icons that exist in the stated sizes', () => {
  expect(name).toBe(PRODUCT_NAME);
  const pictures = icons.filter(({ type }) => type === 'image/png');
  expect(pictures.map(({ sizes }) => sizes)).toEqual(['192x192', '512x512']);
  for (const { src, sizes } of pictures) expect(sizeOf(src)).toBe(sizes);
  for (const { src } of icons) expect(publicFile(src).length).toBeGreaterThan(0);
});

it('the icon of the home screen and the social card have the sizes that are asked for', () => {
  const sizes = ['apple-touch-icon.png', SOCIAL_CARD.file].map(sizeOf);
  expect(sizes).toEqual(['180x180', '1200x630']);
});

it('index.html links files that exist, below the base path', () => {
  const links = [...html.matchAll(/(?:href|src)="%BASE_URL%([^"]+)"/g)].map(([, file]) => file);
  expect(links).toContain('site.webmanifest');
  expect(links).toContain('apple-touch-icon.png');
  for (const file of links) expect(publicFile(file ?? '').length).toBeGreaterThan(0);
});

it.each([
  ['', []],
  ['https://nearhand.example/app', ['https://nearhand.example/app/social-card.png']],
])('a build for the site %j links the card as %j', (siteUrl, images) => {
  const { transformIndexHtml } = socialCard(siteUrl);
  if (typeof transformIndexHtml !== 'function') throw new Error('The plugin adds no tags.');
  // It needs neither the HTML nor its context.
  const tags = z
    .array(z.object({ attrs: z.record(z.string(), z.string()) }))
    .parse(Reflect.apply(transformIndexHtml, undefined, []));
  const found = tags.filter(({ attrs }) => attrs['property'] === 'og:image');
  expect(found.map(({ attrs }) => attrs['content'])).toEqual(images);
});
