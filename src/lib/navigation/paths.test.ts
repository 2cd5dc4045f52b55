import { expect, it } from 'vitest';
import { paths, robotsTxt } from './paths.ts';

const plain = Object.values(paths).filter(({ pattern }) => !pattern.includes(':'));

it.each(plain as { pattern: string; to: () => string }[])('builds $pattern', ({ pattern, to }) => {
  expect(to()).toBe(pattern);
});

it.each([
  [{ tab: 'register' }, '/auth?tab=register'],
  [{ type: 'worker' }, '/auth?type=worker'],
  [{ tab: 'login', type: 'client' }, '/auth?tab=login&type=client'],
] as const)('builds /auth with %j', (query, path) => {
  expect(paths.auth.to(query)).toBe(path);
});

it.each([
  [{ task: 12 }, '/client?task=12'],
  [{ edit: 12 }, '/client?edit=12'],
  [{ post: '' }, '/client?post='],
  [{ post: 'Mount a TV' }, '/client?post=Mount+a+TV'],
])('builds /client with %j', (query, path) => {
  expect(paths.client.to(query)).toBe(path);
});

it('builds the path of a user profile', () => {
  expect(paths.user.to(7)).toBe('/user/7');
});

it('builds the reviews of a user', () => {
  expect(paths.reviews.to({ user: 7 })).toBe('/reviews?tab=browse&user_id=7');
});

it('keeps search engines away from what needs an account', () => {
  const lines = robotsTxt().split('\n');
  expect(lines).toContain('Disallow: /worker');
  // Covered by the line above.
  expect(lines).not.toContain('Disallow: /worker/tasks');
  expect(lines).toContain('Disallow: /user/');
  expect(lines).not.toContain('Disallow: /about');
});
