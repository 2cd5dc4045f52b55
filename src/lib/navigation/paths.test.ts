import { expect, it } from 'vitest';
import { paths, robotsTxt } from './paths.ts';

const plain = Object.values(paths).filter(({ pattern }) => !pattern.includes(':'));

it.each(plain as { pattern: string; to: () => string }[])('builds $pattern', ({ pattern, to }) => {
  expect(to()).toBe(pattern);
});

it.each([
  [paths.auth.to({ tab: 'register' }), '/auth?tab=register'],
  [paths.auth.to({ tab: 'login', type: 'client' }), '/auth?tab=login&type=client'],
  [paths.client.to({ task: 12 }), '/client?task=12'],
  [paths.client.to({ edit: 12 }), '/client?edit=12'],
  [paths.client.to({ post: '' }), '/client?post='],
  [paths.client.to({ post: 'Mount a TV' }), '/client?post=Mount+a+TV'],
  [paths.user.to(7), '/user/7'],
  [paths.reviews.to({ user: 7 }), '/reviews?tab=browse&user_id=7'],
])('builds %s', (path, expected) => {
  expect(path).toBe(expected);
});

it('keeps search engines away from what needs an account', () => {
  const lines = robotsTxt().split('\n');
  expect(lines).toContain('Disallow: /worker');
  // Covered by the line above.
  expect(lines).not.toContain('Disallow: /worker/tasks');
  expect(lines).toContain('Disallow: /user/');
  expect(lines).not.toContain('Disallow: /about');
});
