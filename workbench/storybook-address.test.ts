import { expect, it } from 'vitest';
import { demoAddress } from '#stories/docs/demo-address.ts';
import { storybookAddress } from './storybook-address.ts';

it.each([
  ['http://localhost:5173/', 'development', 'http://localhost:6006/'],
  ['https://host.example/near/hand/', 'demo', 'https://host.example/near/hand/storybook/'],
  ['https://host.example/', 'staging', null],
])('finds the Storybook of %s in the mode %s', (app, mode, storybook) => {
  expect(storybookAddress(app, mode)).toBe(storybook);
});

it('leads back from Storybook to the app of a demo site', () => {
  const app = 'https://host.example/near/hand/';
  const storybook = storybookAddress(app, 'demo');
  expect(storybook && demoAddress(`${storybook}iframe.html`, false)).toBe(app);
});
