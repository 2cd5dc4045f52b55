import { expect, it } from 'vitest';
import { pathAs } from './path-as.ts';

it.each([
  ['/', '/?as=user-12'],
  ['/offers?status=paid', '/offers?status=paid&as=user-12'],
  ['/messages/3#last', '/messages/3?as=user-12#last'],
])('adds the viewer to %s', (path, address) => {
  expect(pathAs(path, 'user-12')).toBe(address);
});
