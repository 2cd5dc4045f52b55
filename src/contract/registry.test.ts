import { describe, expect, it } from 'vitest';
import type { AnyEndpoint } from './endpoint.ts';
import { endpoints } from './registry.ts';

const all: readonly AnyEndpoint[] = endpoints;

function twice(values: readonly string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}

it('has a name of its own for every call', () => {
  expect(twice(all.map(({ name }) => name))).toEqual([]);
});

it('has an address of its own for every call', () => {
  const addresses = all.map(({ method, path }) => `${method} ${path.replaceAll(/:\w+/g, ':id')}`);
  expect(twice(addresses)).toEqual([]);
});

/** All other calls answer 401 without a token. */
const PUBLIC = [
  /^\/auth\/(?!logout$)/,
  /^\/public\//,
  /^\/tasks\/categories$/,
  /^\/reviews\/user\/:\w+\/profile$/,
];

describe.each(all.map((endpoint) => [endpoint.name, endpoint] as const))('%s', (name, endpoint) => {
  it('is public only where nobody need be signed in', () => {
    const isPublic = PUBLIC.some((pattern) => pattern.test(endpoint.path));
    expect(endpoint.access).toBe(isPublic ? 'public' : 'user');
  });

  it('is named resource.verb', () => {
    expect(name).toMatch(/^[a-z-]+\.[a-z-]+$/);
  });

  it('stands below /api without saying so, with no slash at its end', () => {
    expect(endpoint.path).toMatch(/^(\/(:\w+|[a-z][a-z-]*))+$/);
    expect(endpoint.path).not.toMatch(/^\/api\//);
  });

  it('has parameters exactly where its path has', () => {
    expect(endpoint.params !== undefined).toBe(endpoint.path.includes(':'));
  });

  it('has a body only where its method has one', () => {
    if (endpoint.method === 'GET') expect(endpoint.body).toBeUndefined();
    else expect(endpoint.query).toBeUndefined();
  });

  it('has something to say when the server says nothing', () => {
    expect(endpoint.fallback.trim()).not.toBe('');
  });
});
