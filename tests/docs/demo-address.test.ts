import { expect, it } from 'vitest';
import { demoAddress } from '#stories/docs/demo-address.ts';

it.each([
  ['https://example.com/storybook/iframe.html?id=welcome--welcome', 'https://example.com/'],
  ['https://example.com/nearhand/storybook/', 'https://example.com/nearhand/'],
  ['https://example.com/iframe.html', undefined],
  ['https://example.com/storybook-of-others/iframe.html', undefined],
])('%s has the app at %s', (page, demo) => {
  expect(demoAddress(page, false)).toBe(demo);
});

it('is beside a Storybook that is being developed', () => {
  expect(demoAddress('http://localhost:6006/iframe.html', true)).toBe('http://localhost:5173/');
});
