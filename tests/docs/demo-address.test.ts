import { expect, it } from 'vitest';
import { demoAddress } from '#stories/docs/demo-address.ts';

it.each([
  ['https://example.com/storybook/iframe.html?id=welcome--welcome', 'https://example.com/'],
  ['https://example.com/nearhand/storybook/', 'https://example.com/nearhand/'],
  ['https://example.com/iframe.html', undefined],
  ['https://example.com/storybook-of-others/iframe.html', undefined],
])('maps %s to the demo at %s', (page, demo) => {
  expect(demoAddress(page, false)).toBe(demo);
});

it('is the local dev server in development', () => {
  expect(demoAddress('http://localhost:6006/iframe.html', true)).toBe('http://localhost:5173/');
});
